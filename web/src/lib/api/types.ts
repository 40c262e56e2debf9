/** Short names for what crosses the wire; the shapes are generated from the server. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type Message = Schemas['Message'];
export type Sight = Schemas['Sight'];
export type Scene = Schemas['Scene'];
export type Board = Schemas['Board'];
export type Space = Schemas['Space'];
export type Edge = Schemas['Edge'];
export type Thing = Schemas['Thing'];
export type Mark = Schemas['Mark'];
export type Row = Schemas['Row'];
export type Pile = Schemas['Pile'];
export type Track = Schemas['Track'];
export type Mat = Schemas['Mat'];
export type Asked = Schemas['Asked'];
export type Offer = Schemas['Offer'];
export type Line = Schemas['Line'];
export type Result = Schemas['Result'];
export type Envelope = Schemas['Envelope'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type NewTable = Schemas['NewTable'];
export type NewSeat = Schemas['NewSeat'];
export type Created = Schemas['Created'];
export type Seated = Schemas['Seated'];
export type SeatChange = Schemas['SeatChange'];
export type Changed = Schemas['Changed'];
export type MyTable = Schemas['MyTable'];
export type StepInfo = Schemas['StepInfo'];
export type Series = Schemas['Series'];
export type ChatLine = Schemas['ChatLine'];
export type GameInfo = Schemas['GameInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type ServerInfo = Schemas['ServerInfo'];
export type Subscription = Schemas['Subscription'];
export type Refusal = Schemas['Refusal'];
export type Reply = Schemas['Reply'];
export type Frame = Schemas['Frame'];
export type Command = Schemas['Command'];

/** A number that stands for whoever only watches. */
export const SPECTATOR = 31;

/** Places in words, for whoever reads the board instead of looking at it. */
import type { Board, Space, Thing } from '../api/types';
import type { TableView } from '../state/view.svelte';
import { stacked } from './squares';

/** On a map of squares only places are told where something is, or can be done. */
export function toldSpaces(view: TableView, board: Board): Space[] {
  if (!board.square) return board.spaces;
  return board.spaces.filter(
    (space) => space.things?.length || space.marks?.length || space.text || view.can(space.id),
  );
}

function thingInWords(view: TableView, thing: Thing, count: number): string {
  const name = view.text(thing.name);
  const whose = typeof thing.seat === 'number' ? `${name} (${view.names[thing.seat]})` : name;
  const marks = (thing.marks ?? []).map((mark) => `${view.text(mark.name)} ${mark.value ?? ''}`.trim());
  const facing = typeof thing.facing === 'number' ? [view.say(`page-facing-${thing.facing % 4}`)] : [];
  const more = [...facing, ...marks].join(', ');
  return `${count > 1 ? `${count} × ` : ''}${whose}${more ? ` [${more}]` : ''}`;
}

export function spaceInWords(view: TableView, space: Space): string {
  const parts = [view.text(space.name)];
  if (view.can(space.id)) parts.push(view.say('page-can-act'));
  const things = stacked(space.things ?? []).map((stack) => thingInWords(view, stack.things[0] as Thing, stack.count));
  const said = [`${parts.join(', ')}.`];
  if (things.length) said.push(view.say('page-stands-here', { things: things.join(', ') }));
  const marks = [...(space.signs ?? []), ...(space.marks ?? [])].map((mark) =>
    `${view.text(mark.name)} ${mark.value ?? ''}`.trim(),
  );
  if (marks.length) said.push(`${marks.join(', ')}.`);
  if (space.text) said.push(view.text(space.text));
  if (space.cost) said.push(view.text(space.cost));
  return said.join(' ');
}

# Improvements: name and lasting effect.

imp_garden = Cellar garden
    .effect = The colony needs 1 food less each round.
imp_watchtower = Watchtower
    .effect = In each colony phase 2 fewer zombies come to the colony.
imp_infirmary = Infirmary
    .effect = When it is finished, every player heals 1 wound or frostbite of one of their survivors in the colony. From
        then on each player, for a die of 3+, once a round, may do so again.
imp_common_room = Common room
    .effect = When it is finished, morale rises by 1. Whenever a crisis is prevented, the first player removes a despair
        from a survivor in the colony.
imp_incinerator = Incinerator
    .effect = When it is finished, the top 6 cards of the waste pile leave the game. From then on 10 cards of the
        pile are not counted.
imp_radio_mast = Radio mast
    .effect = Every crisis asks for 1 point less.
imp_sledge_track = Sledge track
    .effect = Each player, once a round, without a die: one of your survivors moves without an exposure roll. It is that
        survivor's move of the turn.
imp_powder_store = Powder store
    .effect = Each player, for a die of 4+, once a round: set an explosive trap on an empty entrance space of the
        colony.
imp_lamp_hall = Lamp hall
    .effect = Every player rolls 1 die more each round.
imp_fence_hooks = Fence hooks
    .effect = An attack on a zombie in the colony kills 1 ordinary one more there, without a roll for that one.

"""The scripted player: by the question, what somebody would answer who knows the game."""

from __future__ import annotations

from typing import Any, Final

from fivefires.kit.experts import by_question, first

from . import choices, deals, flight, turn

ANSWERS: Final[dict[str, Any]] = {
    "ask-action": turn.act,
    "ask-rest": turn.act,
    "ask-character": choices.character,
    "ask-tile": first,
    "ask-tile-place": first,
    "ask-tile-turn": first,
    "ask-outpost": first,
    "ask-trader": choices.best_card,
    "ask-pad": first,
    "ask-starting-item": flight.starting_item,
    "ask-event": choices.event,
    "ask-share": choices.share,
    "ask-blacklist": choices.blacklist,
    "ask-effect": first,
    "ask-way": first,
    "ask-build": choices.build,
    "ask-rival": choices.rival,
    "ask-rob": choices.take,
    "ask-restore": choices.best_card,
    "ask-from-map": first,
    "ask-jump": first,
    "ask-bury": first,
    "ask-mine": first,
    "ask-defend": choices.defend,
    "ask-defend-guard": choices.defend,
    "ask-reward": choices.reward,
    "ask-ransom": choices.ransom,
    "ask-give-five": choices.pay,
    "ask-take-three": choices.take,
    "ask-steal": choices.best_card,
    "ask-destroy": first,
    "ask-which-item": choices.best_card,
    "ask-pay-any": choices.pay,
    "ask-pick": choices.take,
    "ask-market": choices.take,
    "ask-disc": choices.best_card,
    "ask-tribute": choices.pay,
    "ask-out": first,
    "ask-spend-item": choices.worst_card,
    "ask-spend-incident": first,
    "ask-which-guard": flight.which_guard,
    "ask-lose": choices.pay,
    "ask-give-skill": flight.give_skill,
    "ask-give-goods": flight.give_goods,
}
# What the kit and the kernel ask in every game.
SHARED: Final[dict[str, Any]] = {
    "ask-partner": deals.partner,
    "ask-offer": deals.open_with,
    "ask-give": deals.give,
    "ask-want": deals.want,
    "ask-send": deals.send,
    "ask-answer-offer": deals.answer,
    "ask-who-trades": deals.who,
    "ask-hear-counter": deals.hear,
    "ask-react": choices.react,
}
choose = by_question(ANSWERS | SHARED)

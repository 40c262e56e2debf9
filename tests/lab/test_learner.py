"""The example learner learns: from games that were won, and from a teacher."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from examples.learner import Batch, Learning, Net, learn, measure, play


def test_a_net_learns_which_answer_is_wished_for() -> None:
    """Two answers; which is the better one stands in the view alone."""
    chance = np.random.default_rng(1)
    views = chance.choice([-1.0, 1.0], size=(256, 1)).astype("f4")
    rows = np.tile(np.eye(2, dtype="f4"), (256, 1))
    better = (views[:, 0] > 0).astype(np.int64)
    net = Net(1, 2)
    for _ in range(120):
        net.learn(Batch(views, rows, np.full(256, 2), better, np.ones(256, "f4")), 0.02, 0.0)
    assert all(net.chances(views[at], rows[:2])[better[at]] > 0.9 for at in range(8))


def test_it_wins_more_of_pig_after_some_rounds() -> None:
    net, what = Net.for_game("pig", None), Learning("pig", games=256)
    with ThreadPoolExecutor(1) as pool:
        before = measure(net, what, pool, 60)
        curve = learn(what, pool, net)
        assert measure(net, what, pool, 60).count > before.count
    assert [games for games, _ in curve] == [64, 128, 192, 256]


def test_a_shown_game_is_played_by_the_teacher() -> None:
    net = Net.for_game("zona", 2)
    shown = play(net, "zona", 2, 3, teacher=True, shown=True)
    own = play(net, "zona", 2, 3, teacher=True)
    assert shown.counts.sum() == len(shown.rows)
    assert (shown.chosen < shown.counts).all()
    assert len(own.chosen) != len(shown.chosen) or own.agreed != shown.agreed


def test_a_game_that_ends_before_its_seat_is_asked_teaches_nothing() -> None:
    """One of Embers, and the round that it lies in is learnt from all the same."""
    net = Net.for_game("embers", None)
    early = next(played for number in range(200) if not len((played := play(net, "embers", None, number)).chosen))
    assert (len(early.rows), len(early.views), early.reward) == (0, 0, 0.0)
    with ThreadPoolExecutor(1) as pool:
        assert learn(Learning("embers", games=128), pool, net)[-1][0] == 128

game-title = The Yard
game-pitch = Six cats, two dozen mice, and the sun goes down.
yard = The yard
square = Square { $column }-{ $row }
pond = Pond
pond-text = Cats walk round its rim; it is one space.
mouse = Mouse
cat = Cat
cat-0-0 = Ash
cat-0-1 = Bell
cat-0-2 = Coal
cat-1-0 = Dot
cat-1-1 = Ebony
cat-1-2 = Fluff
door = A door
hole = Mouse hole
way-left = Steps
way-text = So many squares a cat walks in a turn.
cost = { $steps ->
    [one] One step away.
   *[other] { $steps } steps away.
    }
veil-fog = Fog
veil-reach = Where this cat can walk
veil-sight = What the mice hear
status-turn = { $left ->
    [one] { $seat } has the last turn
   *[other] { $seat } is on, { $left } turns are left
    }
story-title = Dusk
story-dusk = The house goes quiet, the gate stands open, and under the hedge two dozen mice think that they are alone.
goal-mice = Mice caught
goal-then = whoever has most wins
goal-most = Mice of mine
ask-turn = What do you do?
ask-walk = Where to?
option-choose = Walk with { $cat }
option-pounce = Pounce with { $cat } on { $square }
option-leave = Let { $cat } leave for good
option-walk = Walk to { $square }
    .many = Walk to one of { $count } squares on the map
option-nap = Take a nap
odds-catch = a mouse is caught
hurts-leave = { $cat } never comes back.
log-nap = { $seat } naps.
log-walk = { $cat } of { $seat } walks.
log-catches = { $cat } of { $seat } rolls { $roll } and catches a mouse.
log-misses = { $cat } of { $seat } rolls { $roll } and misses.
log-leaves = { $cat } of { $seat } leaves the yard.
ending-dusk = It is dark

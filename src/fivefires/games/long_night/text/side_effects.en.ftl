# Side effects.

side_tremor = Tremor
    .effect = The bearer's attacks and searches need a die that is higher by 1.

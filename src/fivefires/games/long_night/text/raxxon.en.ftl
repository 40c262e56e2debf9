# Items of Raxxon.

red_pill = Red pill
    .effect = One of your survivors takes it. Roll: 1–2 the tremor, 3–4 heal 1, 5–6 heal 3.
raxxon_plans = Raxxon plans
    .effect = At Raxxon the bearer's searches begin with 1 card more.

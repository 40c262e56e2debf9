# Crises: name and what happens if nobody prevents it.

crisis_fuel_shortage = Fuel Shortage
    .effect = Morale falls by 2.
crisis_sickness = Coughing in the dark
    .effect = Every player wounds one of their survivors. Morale falls by 1.

"""How somebody who knows Raid & Trade well thinks. Judgement and no rule: it reads views and knows nothing else."""

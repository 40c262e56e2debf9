"""How somebody who knows Zona well thinks. Judgement and no rule: it reads views and knows nothing else."""

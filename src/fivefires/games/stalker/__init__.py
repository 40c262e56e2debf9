"""S.T.A.L.K.E.R.: stealth, short fights and a stash, for one to four stalkers."""

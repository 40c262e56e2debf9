"""One suite of checks that every game passes by being registered; the fuzzer plays games under it."""

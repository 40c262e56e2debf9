"""Small complete games that show the kernel at work; they are documentation, and what the benchmarks play."""

/** BLAKE2b with a person, for checking in the page that a seed fits the fingerprint shown at the start. */
const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const LANES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

const turn = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function words(bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from({ length: bytes.length / 8 }, (_, index) => view.getBigUint64(index * 8, true));
}

/** The digest of at most 128 bytes, in hexadecimal. */
export function blake2b(data: Uint8Array, size: number, person: string): string {
  const parameters = new Uint8Array(64);
  parameters.set([size, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person).slice(0, 16), 48);
  const state = words(parameters).map((word, index) => word ^ (IV[index] ?? 0n));
  const block = new Uint8Array(128);
  block.set(data);
  const message = words(block);
  const v = [...state, ...IV];
  v[12] = (v[12] ?? 0n) ^ BigInt(data.length);
  v[14] = (v[14] ?? 0n) ^ MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = SIGMA[round % 10] ?? [];
    LANES.forEach(([a = 0, b = 0, c = 0, d = 0], lane) => {
      const get = (index: number): bigint => v[index] ?? 0n;
      const x = message[order[lane * 2] ?? 0] ?? 0n;
      const y = message[order[lane * 2 + 1] ?? 0] ?? 0n;
      v[a] = (get(a) + get(b) + x) & MASK;
      v[d] = turn(get(d) ^ get(a), 32n);
      v[c] = (get(c) + get(d)) & MASK;
      v[b] = turn(get(b) ^ get(c), 24n);
      v[a] = (get(a) + get(b) + y) & MASK;
      v[d] = turn(get(d) ^ get(a), 16n);
      v[c] = (get(c) + get(d)) & MASK;
      v[b] = turn(get(b) ^ get(c), 63n);
    });
  }
  const out = new DataView(new ArrayBuffer(64));
  state.forEach((word, index) => out.setBigUint64(index * 8, word ^ (v[index] ?? 0n) ^ (v[index + 8] ?? 0n), true));
  return [...new Uint8Array(out.buffer, 0, size)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fits(seed: string, commitment: string): boolean {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return bytes.length > 0 && blake2b(bytes, 32, 'fivefires commit') === commitment;
}

import { describe, expect, it } from 'vitest';
import { fragment, parse } from '../src/lib/state/router.svelte';
import { blake2b, fits } from '../src/lib/table/blake';

describe('addresses', () => {
  it('lead to pages', () => {
    expect(parse('/')).toEqual({ page: 'shelf' });
    expect(parse('/g/some')).toEqual({ page: 'new', game: 'some' });
    expect(parse('/t/abc')).toEqual({ page: 'table', table: 'abc' });
    expect(parse('/t/abc/replay/12')).toEqual({ page: 'replay', table: 'abc', step: 12 });
    expect(parse('/t/abc/replay')).toEqual({ page: 'replay', table: 'abc', step: null });
    expect(parse('/deal/abc')).toEqual({ page: 'deal', code: 'abc' });
    expect(parse('/deal')).toEqual({ page: 'deal', code: '' });
    expect(parse('/deal/abc/more')).toEqual({ page: 'missing' });
    expect(parse('/record')).toEqual({ page: 'record' });
    expect(parse('/record/more')).toEqual({ page: 'missing' });
    expect(parse('/elsewhere')).toEqual({ page: 'missing' });
  });
  it('carry secrets in the fragment alone', () => {
    expect(fragment('#i=abc')).toEqual({ i: 'abc' });
    expect(fragment('#s=x&w=y&z=no')).toEqual({ s: 'x', w: 'y' });
    expect(fragment('')).toEqual({});
  });
});

describe('the fingerprint of a seed', () => {
  it('is that of the server', () => {
    // hashlib.blake2b(bytes(range(32)), digest_size=32, person=b"fivefires commit").hexdigest()
    const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(fits(seed, '439477197a0bdd97355405cb5183c317eb737d5e8f48bb71af91421d33687685')).toBe(true);
    expect(fits(seed.replace('00', '01'), '439477197a0bdd97355405cb5183c317eb737d5e8f48bb71af91421d33687685')).toBe(
      false,
    );
  });
  it('fits the published digest of "abc"', () => {
    const abc = new TextEncoder().encode('abc');
    expect(blake2b(abc, 64, '').slice(0, 32)).toBe('ba80a53f981c4d0d6a2797b69f12f6e9');
  });
});

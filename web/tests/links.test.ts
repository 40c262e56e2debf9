import { afterEach, describe, expect, it } from 'vitest';
import type { ServerInfo } from '../src/lib/api/types';
import { library } from '../src/lib/state/library.svelte';
import { linkTo, linkToDeal, linkToStep } from '../src/lib/state/links';
import { fragment, parse } from '../src/lib/state/router.svelte';

const table = { id: 'abc', game: 'pig' };
afterEach(() => (library.server = null));

describe('a link that is given to others', () => {
  it('says in the open what it is for, and keeps its secret behind the #', () => {
    library.server = { public_url: 'https://fires.example' } as ServerInfo;
    expect(linkTo('join', table, 'XyZ')).toBe('https://fires.example/t/abc?join=pig#i=XyZ');
    expect(linkTo('watch', table, 'XyZ')).toBe('https://fires.example/t/abc?watch=pig#w=XyZ');
    expect(linkTo('seat', table, 'XyZ')).toBe('https://fires.example/t/abc?seat=pig#s=XyZ');
    expect(linkToStep(table, 7, 'XyZ')).toBe('https://fires.example/t/abc/replay/7?replay=pig#w=XyZ');
    expect(linkToDeal('abc', 'pig')).toBe('https://fires.example/deal/abc?game=pig');
    expect(linkToStep(table, 7)).toBe('https://fires.example/t/abc/replay/7?replay=pig');
  });
  it('leads to its table', () => {
    const link = new URL(linkTo('join', table, 'XyZ'), 'http://here.example');
    expect(parse(link.pathname)).toEqual({ page: 'table', table: 'abc' });
    expect(fragment(link.hash)).toEqual({ i: 'XyZ' });
    expect(link.href.replace(link.hash, '')).not.toContain('XyZ');
  });
});

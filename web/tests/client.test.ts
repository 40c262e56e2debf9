import { describe, expect, it } from 'vitest';
import { passes, patiently, Refused } from '../src/lib/api/client';

const AT_ONCE = [0, 0];

/** Work that is refused with these codes, one after the other, and then done. */
function refusing(...codes: string[]): { work: () => Promise<string>; asked: () => number } {
  let asked = 0;
  const work = async (): Promise<string> => {
    const code = codes[asked];
    asked += 1;
    if (code) throw new Refused(code, null);
    return 'done';
  };
  return { work, asked: () => asked };
}

describe('what is refused for a moment', () => {
  it('is asked again until it is done', async () => {
    const { work, asked } = refusing('busy', 'offline');
    await expect(patiently(work, AT_ONCE)).resolves.toBe('done');
    expect(asked()).toBe(3);
  });

  it('is given up in the end', async () => {
    const { work, asked } = refusing('busy', 'closing', 'http-502', 'busy');
    await expect(patiently(work, AT_ONCE)).rejects.toThrow('http-502');
    expect(asked()).toBe(3);
  });

  it('is told from what stays refused', async () => {
    const { work, asked } = refusing('full');
    await expect(patiently(work, AT_ONCE)).rejects.toThrow('full');
    expect(asked()).toBe(1);
    expect(passes(new Error('busy'))).toBe(false);
  });
});

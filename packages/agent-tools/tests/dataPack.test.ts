import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPack, writePack } from '../src/dataPack';

describe('a pack', () => {
  it('returns the files that were written', () => {
    const files = {
      'a/ü.json': Buffer.from('{"ä":1}'),
      empty: Buffer.alloc(0),
      b: randomBytes(999),
    };
    expect(Object.fromEntries(readPack(writePack(files)))).toEqual(files);
  });

  it('stores the shared content of two large files only once', () => {
    const content = randomBytes(500_000);
    expect(writePack({ a: content, b: content }).length).toBeLessThan(510_000);
  });

  it('is refused when it is cut off', () => {
    const pack = writePack({ a: randomBytes(1000) });
    expect(() => readPack(pack.subarray(0, 500))).toThrow();
  });
});

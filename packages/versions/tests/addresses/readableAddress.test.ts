import { describe, expect, it } from 'vitest';
import { readableFragment, readablePath } from '../../src/addresses/readableAddress';

describe('readablePath', () => {
  it.each(['/docs/concepts', '/docs/caf%C3%A9', '/docs/a%2Fb', '/docs/a%2541', '/', ''])(
    'doesn’t change %s',
    (path) => {
      expect(readablePath(path)).toBe(path);
    },
  );

  it.each([
    ['/docs/%E0%A4%A', '/docs/%EF%BF%BD%EF%BF%BDA'],
    ['/docs/%', '/docs/%EF%BF%BD'],
    ['/docs/%zz/caf%C3%A9', '/docs/%EF%BF%BDzz/caf%C3%A9'],
    ['/docs/%ff%fe', '/docs/%EF%BF%BD'],
    // The path is decoded twice. The first decoding results in `100%`.
    ['/docs/100%25', '/docs/100%EF%BF%BD'],
    ['/docs/%25E0%25A4', '/docs/%EF%BF%BDE0%EF%BF%BDA4'],
    ['//other.example/%', '//other.example/%EF%BF%BD'],
  ])('repairs %s', (path, readable) => {
    expect(readablePath(path)).toBe(readable);
    expect(() => decodeURI(decodeURI(readable))).not.toThrow();
  });
});

describe('readableFragment', () => {
  it.each(['', '#', '#nodes', '#100%25', '#example=a%2Bb'])('doesn’t change %s', (fragment) => {
    expect(readableFragment(fragment)).toBe(fragment);
  });

  it.each(['#%E0%A4%A', '#%', '#a%zzb', '#%25%'])('repairs %s', (fragment) => {
    const readable = readableFragment(fragment);
    expect(readable).toMatch(/^#/);
    expect(() => decodeURIComponent(readable)).not.toThrow();
  });
});

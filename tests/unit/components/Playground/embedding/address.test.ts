import { describe, expect, it } from 'vitest';
import {
  embedAddress,
  playgroundAddress,
  readAddress,
} from '../../../../../src/components/Playground/embedding/address';

describe('reading the address of an embed', () => {
  it('returns the example, the version, the theme and whether to show the code', () => {
    expect(readAddress('?example=cad-basic&version=4.x&theme=dark&code=1', '')).toEqual({
      wanted: { type: 'example', name: 'cad-basic', version: '4.x' },
      theme: 'dark',
      showsCode: true,
    });
  });

  it('returns defaults for missing parameters', () => {
    expect(readAddress('?example=cad-basic', '')).toEqual({
      wanted: { type: 'example', name: 'cad-basic', version: undefined },
      theme: undefined,
      showsCode: false,
    });
  });

  it('prefers the code in the hash', () => {
    expect(readAddress('?example=clipping', '#example=abc').wanted).toEqual({
      type: 'link',
      hash: '#example=abc',
    });
  });

  it.each(['', '?', '?version=4.x', '?examples=cad-basic'])(
    'refuses an address without an example: %j',
    (search) => {
      expect(readAddress(search, '#heading').wanted.type).toBe('bad');
    },
  );

  it.each([
    '?example=',
    '?example=javascript:alert(1)',
    '?example=../../secret',
    '?example=Call%20this%20number',
    `?example=${'a'.repeat(61)}`,
    `?example=cad-basic&version=${'4'.repeat(21)}`,
    '?example=cad-basic&version=javascript:alert(1)',
    '?example=cad-basic&version=',
  ])('refuses an invalid name without repeating it: %s', (search) => {
    const { wanted } = readAddress(search, '');
    expect(wanted).toEqual({
      type: 'bad',
      message: expect.stringMatching(
        /^This frame’s URL doesn’t specify an? (valid )?\w+ o[fn] this site\.$/,
      ) as string,
    });
  });

  it.each(['blue', 'javascript:alert(1)', 'DARK', ''])('ignores an unknown theme: %j', (theme) => {
    expect(readAddress(`?example=a&theme=${theme}`, '').theme).toBeUndefined();
  });
});

describe('generated addresses', () => {
  const named = { name: 'cad-basic', folder: '4.x' };

  it.each([
    [named, undefined, false, 'embed?example=cad-basic&version=4.x'],
    [named, 'dark', true, 'embed?example=cad-basic&version=4.x&theme=dark&code=1'],
    [{ ...named, hash: '#example=abc' }, 'light', false, 'embed?theme=light#example=abc'],
    [{ folder: '3.x', hash: '#example=abc' }, undefined, false, 'embed#example=abc'],
  ] as const)('are read back unchanged: %j %s %s', (shown, theme, showsCode, address) => {
    expect(embedAddress(shown, { theme, showsCode })).toBe(address);
    const url = new URL(address, 'https://docs.example/');
    const read = readAddress(url.search, url.hash);
    expect(read).toMatchObject({ theme, showsCode });
    expect(read.wanted).toEqual(
      'hash' in shown
        ? { type: 'link', hash: shown.hash }
        : { type: 'example', name: 'cad-basic', version: '4.x' },
    );
  });

  it('open the same program in the playground', () => {
    expect(playgroundAddress(named)).toBe('playground?example=cad-basic&version=4.x');
    expect(playgroundAddress({ ...named, hash: '#example=abc' })).toBe('playground#example=abc');
  });
});

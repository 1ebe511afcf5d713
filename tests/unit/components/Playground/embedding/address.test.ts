import { describe, expect, it } from 'vitest';
import {
  embedAddress,
  playgroundAddress,
  readAddress,
} from '../../../../../src/components/Playground/embedding/address';

describe('the address of an embed', () => {
  it('names an example, a version, colors and whether the code shows', () => {
    expect(readAddress('?example=cad-basic&version=4.x&theme=dark&code=1', '')).toEqual({
      wanted: { type: 'example', name: 'cad-basic', version: '4.x' },
      theme: 'dark',
      showsCode: true,
    });
  });

  it('leaves out what is as usual', () => {
    expect(readAddress('?example=cad-basic', '')).toEqual({
      wanted: { type: 'example', name: 'cad-basic', version: undefined },
      theme: undefined,
      showsCode: false,
    });
  });

  it('with code in its hash shows that, whatever else it names', () => {
    expect(readAddress('?example=clipping', '#example=abc').wanted).toEqual({
      type: 'link',
      hash: '#example=abc',
    });
  });

  it.each(['', '?', '?version=4.x', '?examples=cad-basic'])(
    'without an example is bad: %j',
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
  ])('with what can be no name is bad, and does not repeat it: %s', (search) => {
    const { wanted } = readAddress(search, '');
    expect(wanted).toEqual({
      type: 'bad',
      message: expect.stringMatching(
        /^The address of this frame does not name an? \w+ o[fn] this site\.$/,
      ) as string,
    });
  });

  it.each(['blue', 'javascript:alert(1)', 'DARK', ''])('has no other colors: %j', (theme) => {
    expect(readAddress(`?example=a&theme=${theme}`, '').theme).toBeUndefined();
  });
});

describe('addresses that are made', () => {
  const named = { name: 'cad-basic', folder: '4.x' };

  it.each([
    [named, undefined, false, 'embed?example=cad-basic&version=4.x'],
    [named, 'dark', true, 'embed?example=cad-basic&version=4.x&theme=dark&code=1'],
    [{ ...named, hash: '#example=abc' }, 'light', false, 'embed?theme=light#example=abc'],
    [{ folder: '3.x', hash: '#example=abc' }, undefined, false, 'embed#example=abc'],
  ] as const)('are read as they were meant: %j %s %s', (shown, theme, showsCode, address) => {
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

  it('lead to the playground with the same', () => {
    expect(playgroundAddress(named)).toBe('playground?example=cad-basic&version=4.x');
    expect(playgroundAddress({ ...named, hash: '#example=abc' })).toBe('playground#example=abc');
  });
});

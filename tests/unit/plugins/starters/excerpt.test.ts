import { describe, expect, it } from 'vitest';
import { excerpt } from '../../../../src/plugins/starters/excerpt';

const file = `import { a } from './a';

// #region open
export function open() {
  // #region inner
  return a;
  // #endregion
}
// #endregion open

const headers = {
    policy: [
      "default-src 'none'",
    ],
};
`;

describe('excerpt', () => {
  it('returns a whole file without region comments', () => {
    const code = excerpt(file, {});
    expect(code).not.toMatch(/region/);
    expect(code.startsWith("import { a } from './a';")).toBe(true);
    expect(code.endsWith('};')).toBe(true);
  });

  it('returns a region, including nested ones', () => {
    expect(excerpt(file, { region: 'open' })).toBe('export function open() {\n  return a;\n}');
    expect(excerpt(file, { region: 'inner' })).toBe('return a;');
  });

  it('supports region comments of other languages', () => {
    expect(excerpt('<!-- #region a -->\n<p/>\n<!-- #endregion -->', { region: 'a' })).toBe('<p/>');
    expect(excerpt('/* #region a */\np {}\n/* #endregion */', { region: 'a' })).toBe('p {}');
    expect(excerpt('# region a\nkey=1\n# endregion', { region: 'a' })).toBe('key=1');
  });

  it('returns lines found by their text, without indentation', () => {
    expect(excerpt(file, { from: 'policy: [', to: '],' })).toBe(
      'policy: [\n  "default-src \'none\'",\n],',
    );
    expect(excerpt(file, { from: 'const headers' })).toBe('const headers = {');
  });

  it.each([
    ['a region that is gone', { region: 'close' }, /no region named "close"/],
    ['a line that is gone', { from: 'export class' }, /no line contains "export class"/],
    ['a line that is there twice', { from: 'a' }, /several lines contain "a"/],
    ['an end that is gone', { from: 'policy: [', to: ')' }, /no line after "policy: \["/],
    ['an end without a start', { to: '}' }, /"to" requires "from"/],
    ['both at once', { region: 'open', from: 'a' }, /not both/],
  ])('refuses %s', (_, choice, message) => {
    expect(() => excerpt(file, choice)).toThrow(message);
  });

  it('refuses a region without an end, and an empty region', () => {
    expect(() => excerpt('// #region a\nb', { region: 'a' })).toThrow(/has no end/);
    expect(() => excerpt('// #region a\n\n// #endregion', { region: 'a' })).toThrow(
      /selection is empty/,
    );
  });
});

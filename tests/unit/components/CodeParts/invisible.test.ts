import { describe, expect, it } from 'vitest';
import { effectOf, isBlank, lineStart } from '../../../../src/components/CodeParts/effects';
import { hasInvisible, splitAtInvisible } from '../../../../src/components/CodeParts/invisible';
import { splitLines } from '../../../../src/components/CodeParts/lines';
import { tokensOf } from '../../../../src/components/CodeParts/tokens';
import { findMarks } from '../../../../src/components/Example/marks';

const categories: readonly (readonly [name: string, is: RegExp, least: number])[] = [
  ['default ignorable code points', /^\p{Default_Ignorable_Code_Point}$/u, 4000],
  ['control characters', /^\p{Cc}$/u, 65],
  ['format characters', /^\p{Cf}$/u, 150],
  ['line separators', /^\p{Zl}$/u, 1],
  ['paragraph separators', /^\p{Zp}$/u, 1],
  ['bidirectional controls', /^\p{Bidi_Control}$/u, 12],
];

function* allCharacters(): Generator<string> {
  for (let code = 0; code <= 0x10ffff; code += 1) {
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code);
  }
}

const moves = ['\t', '\n'];

describe('invisible characters', () => {
  it.each(categories)('include the %s', (_, is, least) => {
    const all = [...allCharacters()].filter((character) => is.test(character));
    expect(all.length).toBeGreaterThanOrEqual(least);
    for (const character of all.filter((one) => !moves.includes(one))) {
      expect(splitAtInvisible(`a${character}b`)).toEqual(['a', character, 'b']);
      const name = `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
      const { shown } = findMarks([{ file: 'a.ts', source: `one\n// ${character}` }]);
      expect(shown.map(({ line, words }) => [line, words.split(' ')[0]])).toEqual([[2, name]]);
    }
  });

  it('include no other characters', () => {
    const isOther = (character: string) => categories.every(([, is]) => !is.test(character));
    for (const character of allCharacters()) {
      if (isOther(character) || moves.includes(character)) {
        if (hasInvisible(character)) expect.fail(`U+${character.codePointAt(0)?.toString(16)}`);
      }
    }
    expect(hasInvisible('const text = "Rohrbrücke 🏭 مرحبا";\n\t')).toBe(false);
  });

  it('are split off one by one, also in a row and beyond 16 bits', () => {
    expect(splitAtInvisible('a\u202e\u{e0041}\u{e0041}b')).toEqual([
      'a',
      '\u202e',
      '\u{e0041}',
      '\u{e0041}',
      'b',
    ]);
  });

  it('are classified by effect: reordering, breaking lines, or hiding', () => {
    expect(['\u202e', '\u200f', '\r', '\u2028', '\u2029', '\u200b', '\0'].map(effectOf)).toEqual([
      'reorders',
      'reorders',
      'breaks',
      'breaks',
      'breaks',
      'hides',
      'hides',
    ]);
  });

  it('alone count as blank text', () => {
    expect([' \u200b\u3164\u{e0001} ', '', '\t\n'].map(isBlank)).toEqual([true, true, true]);
    expect(isBlank('\u200ba')).toBe(false);
  });
});

/**
 * Replaces each `|` with `// |`, runs the code, and returns how often the code called `count()`. Code after such a
 * comment runs only if the engine treats the character before the code as a line break.
 */
function countOfEngine(code: string): number {
  let count = 0;
  const run = new Function('count', code.replaceAll('|', '// |'));
  run(() => (count += 1));
  return count;
}

describe('lines of code', () => {
  it.each([
    ['LF', '\n', ''],
    ['CRLF', '\r\n', ''],
    ['CR', '\r', '\r'],
    ['U+2028', '\u2028', '\u2028'],
    ['U+2029', '\u2029', '\u2029'],
  ])('end with %s, like in the JavaScript engine', (_, end, kept) => {
    expect(countOfEngine(`| a${end}count(); | b${end}count();`)).toBe(2);
    const code = `// a${end}run();${end}end`;
    expect(splitLines(code)).toEqual([`// a${kept}`, `run();${kept}`, 'end']);
    expect(lineStart(code, 1)).toBe(0);
    expect(code.slice(lineStart(code, 2))).toMatch(/^run/);
    expect(code.slice(lineStart(code, 9))).toBe('end');
    expect(tokensOf(code, []).map((line) => line.map(({ content }) => content).join(''))).toEqual(
      splitLines(code),
    );
    const { shown } = findMarks([{ file: 'a.ts', source: `// a${end}/* \u200b */` }]);
    expect(shown.at(-1)).toMatchObject({ line: 2, words: 'U+200B is invisible' });
  });

  it('don’t end with other characters that affect the layout', () => {
    for (const end of ['\v', '\f', '\u0085']) {
      expect(countOfEngine(`| a${end}count();`)).toBe(0);
      expect(splitLines(`// a${end}run();`)).toHaveLength(1);
    }
  });

  it('end twice at a line separator followed by LF', () => {
    expect(splitLines('a\u2028\nb\r\r\nc')).toEqual(['a\u2028', '', 'b\r', '', 'c']);
  });
});

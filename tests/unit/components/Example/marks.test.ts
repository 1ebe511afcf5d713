import { describe, expect, it } from 'vitest';
import { describeSize, isTooLarge, sizeOf } from '../../../../src/components/Example/limits';
import { findMarks, longLine, maxMarks } from '../../../../src/components/Example/marks';

/** Control characters that can hide code. */
const controls = [
  0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069, 0x200e, 0x200f, 0x61c,
];
const marksIn = (source: string) => findMarks([{ file: 'a.ts', source }]);

describe('warnings about code', () => {
  it.each(controls)('report a control character, %i', (code) => {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const { shown } = marksIn(`one\ntwo ${String.fromCodePoint(code)} three`);
    expect(shown).toEqual([
      { file: 'a.ts', line: 2, words: `${name} reorders the displayed text` },
    ]);
  });

  it('report only lines that are too long', () => {
    expect(marksIn('x'.repeat(longLine)).shown).toEqual([]);
    expect(marksIn(`\n\n${'x'.repeat(longLine + 1)}`).shown).toEqual([
      { file: 'a.ts', line: 3, words: '401 characters long' },
    ]);
  });

  it('combine both problems of a line, and count those that aren’t listed', () => {
    const line = `${'x'.repeat(500)}\u202e`;
    const { shown, more } = marksIn(Array.from({ length: maxMarks + 5 }, () => line).join('\n'));
    expect(shown).toHaveLength(maxMarks);
    expect(shown[0]?.words).toBe('U+202E reorders the displayed text; 501 characters long');
    expect(more).toBe(5);
  });

  it('list the effects of a line’s invisible characters', () => {
    const { shown } = marksIn('\u202e\u200b\u2066\u2060\u2028');
    expect(shown.map(({ words }) => words)).toEqual([
      'U+202E, U+2066 reorder the displayed text; U+2028 starts a new line; U+200B, U+2060 are invisible',
    ]);
  });

  it('don’t include text in other scripts', () => {
    expect(marksIn('const text = "Rohrbrücke 🏭 مرحبا";').shown).toEqual([]);
  });
});

describe('size of code', () => {
  const size = (source: string) => sizeOf([{ file: 'a.ts', source }]);

  it('counts bytes and lines of all files', () => {
    expect(
      sizeOf([
        { file: 'a.ts', source: 'ä\nb' },
        { file: 'b.ts', source: '' },
      ]),
    ).toEqual({
      bytes: 4,
      lines: 3,
    });
    expect(describeSize({ bytes: 72_001, lines: 160_000 })).toBe('73 KB (160,000 lines)');
  });

  it('is too large above 60 KB or 2,000 lines', () => {
    expect(isTooLarge(size('x'.repeat(60_000)))).toBe(false);
    expect(isTooLarge(size('x'.repeat(60_001)))).toBe(true);
    expect(isTooLarge(size('\n'.repeat(1999)))).toBe(false);
    expect(isTooLarge(size('\n'.repeat(2000)))).toBe(true);
  });
});

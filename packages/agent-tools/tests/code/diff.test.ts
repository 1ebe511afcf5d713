import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../src/code/diff';

const numbered = (count: number) => Array.from({ length: count }, (_item, index) => `${index + 1}`);
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('unifiedDiff', () => {
  it('returns an empty text if nothing changed', () => {
    expect(unifiedDiff('a.ts', 'a\n', 'a\n')).toBe('');
  });

  it('shows three lines around each change, and joins nearby changes', () => {
    const before = numbered(30);
    const after = before.flatMap((line) => {
      if (line === '5') return ['five'];
      if (line === '9') return [];
      return line === '25' ? ['25', 'new'] : [line];
    });
    expect(unifiedDiff('a.ts', text(before), text(after))).toBe(
      [
        '--- a/a.ts',
        '+++ b/a.ts',
        '@@ -2,11 +2,10 @@',
        ' 2',
        ' 3',
        ' 4',
        '-5',
        '+five',
        ' 6',
        ' 7',
        ' 8',
        '-9',
        ' 10',
        ' 11',
        ' 12',
        '@@ -23,6 +22,7 @@',
        ' 23',
        ' 24',
        ' 25',
        '+new',
        ' 26',
        ' 27',
        ' 28',
      ].join('\n'),
    );
  });

  it('replaces long texts as one block', () => {
    const before = numbered(2500);
    const after = before.map((line) => `${line}!`);
    const lines = unifiedDiff('a.ts', text(before), text(after)).split('\n');
    expect(lines[2]).toBe('@@ -1,2500 +1,2500 @@');
    expect(lines[2503]).toBe('+1!');
  });
});

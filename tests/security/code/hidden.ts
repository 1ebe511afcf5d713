/**
 * Code that doesn't do what it seems to do. Each attack's code calls `run`, and the result of the attack is the text
 * that the page shows.
 */
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { loadChanged } from '../loadChanged';
import type * as tokens from '../../../src/components/CodeParts/tokens';
import type * as marks from '../../../src/components/Example/marks';
import type * as draftModule from '../../../src/components/Playground/drafts/draft';

function expectToRun(code: string): void {
  let calls = 0;
  new Function('run', code)(() => (calls += 1));
  if (calls !== 1) throw new Error(`The code made ${calls} calls: ${JSON.stringify(code)}`);
}

/** Adds `offset` to the code of each character, which moves the characters to a block of invisible characters. */
function shift(code: string, offset: number): string {
  return [...code].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + offset)).join('');
}

function runShifted(offset: number): string {
  return `const text = [...'${shift('run()', offset)}'].map((one) => one.codePointAt(0) - ${offset});
    new Function('run', String.fromCodePoint(...text))(run);`;
}

/** Disables the marks for all characters other than bidirectional control characters. */
const withoutMarks: readonly SourceChange[] = [
  {
    file: 'src/components/CodeParts/invisible.ts',
    from: '/(?![\\t\\n])[\\p{DI}\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]/gu',
    to: '/\\p{Bidi_Control}/gu',
  },
];

function invisibleAttack(name: string, code: string, mark: string): UnitAttack {
  return {
    name,
    gain: 'A reader runs code that they can’t see',
    off: 'no warning',
    on: mark,
    async run(isDefended) {
      expectToRun(code);
      const changes = isDefended ? [] : withoutMarks;
      const { findMarks } = await loadChanged<typeof marks>(
        'src/components/Example/marks.ts',
        changes,
      );
      const { shown } = findMarks([{ file: 'a.ts', source: code }]);
      return shown.map(({ words }) => words).join() || 'no warning';
    },
  };
}

export const invisibleAttacks: readonly UnitAttack[] = [
  invisibleAttack(
    'a variable without a visible name',
    `const [shown, \u3164] = [() => {}, run]; [shown, \u3164].at(-1)();`,
    'U+3164 is invisible',
  ),
  invisibleAttack(
    'two properties with the same visible name',
    `const on = { 'save': () => {}, 'save\u200d': run }; on['save\u200d']();`,
    'U+200D is invisible',
  ),
  invisibleAttack(
    'code in tag characters',
    runShifted(0xe0000),
    'U+E0072, U+E0075, U+E006E, U+E0028 are invisible',
  ),
  invisibleAttack(
    'code in variation selectors',
    runShifted(0xe0100),
    'U+E0172, U+E0175, U+E016E, U+E0128 are invisible',
  ),
];

const withoutLines: readonly SourceChange[] = [
  { file: 'src/components/CodeParts/lines.ts', from: '/[\\r\\u2028\\u2029]/g', to: '/(?!)/g' },
];

function lineAttack(name: string, code: string, off: number, on: number): UnitAttack {
  return {
    name,
    gain: 'A reader takes code for a comment, or for a part of another statement',
    off: `${off} lines`,
    on: `${on} lines`,
    async run(isDefended) {
      expectToRun(code);
      const changes = isDefended ? [] : withoutLines;
      const file = 'src/components/CodeParts/tokens.ts';
      const { tokensOf } = await loadChanged<typeof tokens>(file, changes);
      return `${tokensOf(code, []).length} lines`;
    },
  };
}

export const lineAttacks: readonly UnitAttack[] = [
  ...['\r', '\u2028', '\u2029'].map((end) =>
    lineAttack(`code after ${JSON.stringify(end)} in a comment`, `// a${end}run();`, 1, 2),
  ),
  lineAttack(
    'a `return` that a line separator in a comment splits from its value',
    `const isDone = () => { return /*\u2028*/ true; }; isDone() || run();`,
    1,
    2,
  ),
  lineAttack(
    'a paragraph separator that moves `++` to the next variable',
    `let a = 0, b = 0; a\u2029++\nb; if (b === 1) run();`,
    2,
    3,
  ),
  lineAttack('a CR before CRLF', `// a\r\r\n// b\rrun();`, 2, 4),
];

const withoutBlank: readonly SourceChange[] = [
  {
    file: 'src/components/CodeParts/effects.ts',
    from: "text.replaceAll(invisible, '').trim() === ''",
    to: "text.trim() === ''",
  },
];

export const nameAttacks: readonly UnitAttack[] = [
  '\u200b',
  '\u115f\u3164',
  '\u{e0001} \u00ad',
].map((name) => ({
  name: `a draft named ${JSON.stringify(name)}`,
  gain: 'A draft that the list doesn’t seem to contain',
  off: name,
  on: 'Untitled',
  async run(isDefended) {
    const file = 'src/components/Playground/drafts/draft.ts';
    const { toDraftName } = await loadChanged<typeof draftModule>(
      file,
      isDefended ? [] : withoutBlank,
    );
    return toDraftName(name);
  },
}));

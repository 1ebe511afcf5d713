/** What a move of the SDK means for the docs of Next: lines to print. Pure. */
import { receivers } from '../../names/nameRules';
import type { ApiChanges } from '../../names/changes';

function list(title: string, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [`${title} (${names.length}):`, ...names.map((name) => `  ${name}`)];
}

/** The difference of two APIs, for a terminal. */
export function formatChanges({ removed, changed, deprecated, added }: ApiChanges): string[] {
  const overloads = (mark: string, signatures: readonly string[]): string[] =>
    signatures.map((signature) => `    ${mark} ${signature}`);
  const lines = [
    ...list(
      'Removed',
      removed.map(({ name }) => name),
    ),
    ...(changed.length === 0 ? [] : [`Changed (${changed.length}):`]),
    ...changed.flatMap(({ before, from, to }) => [
      `  ${before}`,
      ...overloads('-', from),
      ...overloads('+', to),
    ]),
    ...list('Deprecated', deprecated),
    ...list('New', added),
  ];
  return lines.length === 0 ? ['No name of the API is another one.'] : lines;
}

/** A page, or anything else with words in it. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** Members with shorter names are ordinary words: a text with one speaks of it only when it names the owner too. */
const shortestOwnName = 6;

/** Whether a text has a symbol's name, or what variables of it are called in these docs. */
function names(text: string, symbol: string): boolean {
  const variables = Object.keys(receivers).filter((name) => receivers[name] === symbol);
  return new RegExp(`\\b(?:${[symbol, ...variables].join('|')})\\b`).test(text);
}

/** Whether a text speaks of a symbol, or of a member as `viewer.addModel()` or `Cognite3DViewer.addModel`. */
function mentions(text: string, name: string): boolean {
  const [owner = name, member] = name.split('.');
  if (member === undefined) return names(text, owner);
  if (!new RegExp(`\\.${member}\\b`).test(text)) return false;
  return member.length >= shortestOwnName || names(text, owner);
}

/** Pages that mention what was removed, changed or deprecated, each with the names. */
export function findMentions(
  { removed, changed, deprecated }: ApiChanges,
  pages: readonly Text[],
): { readonly file: string; readonly names: readonly string[] }[] {
  const all = new Set([
    ...removed.map(({ name }) => name),
    ...changed.map(({ before }) => before),
    ...deprecated,
  ]);
  return pages
    .map(({ file, text }) => ({
      file,
      names: [...all].filter((name) => mentions(text, name)),
    }))
    .filter((page) => page.names.length > 0);
}

/** An SDK that Next ran or runs. */
export interface RunSdk {
  readonly release: string;
  /** Whether it is a build from a folder or a tarball, which the registry may not have. */
  readonly isLocal: boolean;
}

/** An SDK in words. */
export function nameSdk({ release, isLocal }: RunSdk): string {
  return isLocal ? `${release} (a local build)` : release;
}

/** What a writer does after a move, in order. `isRecorded`: whether the API of the new release is on record. */
export function closingSteps(
  spec: string,
  from: RunSdk,
  to: RunSdk,
  isRecorded: boolean,
): string[] {
  return [
    'new names and replacements, which typings cannot tell: examples/next/api-moves.json',
    isRecorded
      ? `the API of ${to.release} is on record already`
      : `npx tsx scripts/apiRecord.ts ${spec}   adds ${to.release} to the releases whose API is compared`,
    `npm run statements   records what the statements give on ${to.release}: pages that cite them build then`,
    'npm run build && npx tsx scripts/exampleShots.ts   shows which pictures differ, and renews them',
    'npm run build && npx tsx scripts/licenses.ts',
    'npm test',
    ...(to.isLocal
      ? [
          `publish it only when npm has ${to.release}: commands in pages name it; downloads bring the build along`,
        ]
      : []),
    'git diff, then commit all of it at once; before that, the lines at the top go back',
    from.isLocal
      ? 'after the commit, git revert HEAD and npm ci go back'
      : `after the commit, npm run sdk:next -- ${from.release} goes back`,
  ];
}

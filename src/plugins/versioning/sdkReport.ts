/** What a move of the SDK means for the docs of Next: lines to print. Pure. */
import { receivers } from '../../remark/nameRules';
import type { ApiChanges } from '../apiChanges/compare';

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

/** What a writer does after a move, in order. */
export function closingSteps(spec: string, from: string, to: string): string[] {
  return [
    'new names and replacements, which typings cannot tell: examples/next/api-moves.json',
    `npm run api:record -- ${spec}   adds ${to} to the releases whose API is compared`,
    'npm run build && npm run example:shots   shows which pictures differ, and renews them',
    'npm run build && npm run licenses',
    'npm test',
    `git diff, then commit all of it at once; npm run sdk:next -- ${from} goes back`,
  ];
}

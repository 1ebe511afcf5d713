/** What a move of the SDK means for the docs of Next: lines to print. Pure. */
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

/** Whether a text speaks of a symbol, or of a member as `viewer.addModel()` or `Cognite3DViewer.addModel`. */
function mentions(text: string, name: string): boolean {
  const [owner = name, member] = name.split('.');
  return new RegExp(member === undefined ? `\\b${owner}\\b` : `\\.${member}\\b`).test(text);
}

/** Pages that mention what was removed, changed or deprecated, each with the names. */
export function findMentions(
  { removed, changed, deprecated }: ApiChanges,
  pages: readonly Text[],
): { readonly file: string; readonly names: readonly string[] }[] {
  const names = new Set([
    ...removed.map(({ name }) => name),
    ...changed.map(({ before }) => before),
    ...deprecated,
  ]);
  return pages
    .map(({ file, text }) => ({
      file,
      names: [...names].filter((name) => mentions(text, name)),
    }))
    .filter((page) => page.names.length > 0);
}

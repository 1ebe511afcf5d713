import { type ApiChanges, receiverClasses } from '@reveal-docs/api-reference/names';

function list(title: string, names: readonly string[]): string[] {
  return names.length === 0
    ? []
    : [`${title} (${names.length}):`, ...names.map((name) => `  ${name}`)];
}

/** Formats the difference between two APIs for a terminal. */
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
  return lines.length === 0 ? ['No API names changed.'] : lines;
}

export interface Text {
  readonly file: string;
  readonly text: string;
}

/**
 * Minimum length of member names that are distinctive. Shorter names are ordinary words, so a page must also name the
 * owner.
 */
const shortestOwnName = 6;

/** Returns whether `text` contains a symbol's name, or the variable name that these docs use for the symbol. */
function names(text: string, symbol: string): boolean {
  const variables = Object.keys(receiverClasses).filter((name) => receiverClasses[name] === symbol);
  return new RegExp(`\\b(?:${[symbol, ...variables].join('|')})\\b`).test(text);
}

/** Returns whether `text` mentions a symbol, or a member such as `viewer.addModel()` or `Cognite3DViewer.addModel`. */
function mentions(text: string, name: string): boolean {
  const [owner = name, member] = name.split('.');
  if (member === undefined) return names(text, owner);
  if (!new RegExp(`\\.${member}\\b`).test(text)) return false;
  return member.length >= shortestOwnName || names(text, owner);
}

/** Returns the pages that mention removed, changed or deprecated names. Each page has a list of these names. */
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

/** Next's current SDK, or a previous one. */
export interface RunSdk {
  readonly release: string;
  /** Whether the SDK comes from a folder or a tarball. The registry might not have this build. */
  readonly isLocal: boolean;
}

/** Returns an SDK's name for messages. */
export function nameSdk({ release, isLocal }: RunSdk): string {
  return isLocal ? `${release} (a local build)` : release;
}

/** Returns the writer's next steps, in order. `isRecorded` is true if the new release's API is recorded. */
export function closingSteps(
  spec: string,
  from: RunSdk,
  to: RunSdk,
  isRecorded: boolean,
): string[] {
  return [
    "in examples/next/api-moves.json, list the replacements for renamed and removed names, because type declarations don't show these replacements",
    isRecorded
      ? `the API of ${to.release} is already recorded`
      : `npx tsx scripts/apiRecord.ts ${spec}   adds ${to.release} to the recorded releases`,
    `npm run statements   records the statements' results on ${to.release}; without these results, pages that cite statements don't build`,
    'npm run build && npx tsx scripts/exampleShots.ts   shows which pictures changed, and updates them',
    'npm run build && npx tsx scripts/licenses.ts',
    'npm test',
    ...(to.isLocal
      ? [
          `don't publish the site until ${to.release} is on npm: the install commands in the docs need that release, and the downloads still contain the local build`,
        ]
      : []),
    'review git diff, then commit everything in a single commit; before the commit, the commands at the top undo the changes',
    from.isLocal
      ? 'to undo the changes after the commit, run git revert HEAD, then npm ci'
      : `to undo the changes after the commit, run npm run sdk:next -- ${from.release}`,
  ];
}

import type { Suite } from './suite';

/** Returns the suites with these names, ignoring case, or all suites if `names` is empty. Throws for unknown names. */
export function chooseSuites(suites: readonly Suite[], names: readonly string[]): readonly Suite[] {
  const known = new Map(suites.map((suite) => [suite.name.toLowerCase(), suite]));
  const unknown = names.filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length > 0) {
    throw new Error(
      `Unknown suite "${unknown.join('", "')}". Choose from: ${suites.map(({ name }) => name).join(', ')}.`,
    );
  }
  if (names.length === 0) return suites;
  const chosen = new Set(names.map((name) => name.toLowerCase()));
  return suites.filter(({ name }) => chosen.has(name.toLowerCase()));
}

export function readShard(
  text: string | undefined,
): { readonly index: number; readonly count: number } | undefined {
  if (text === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > count) {
    throw new Error(`"${text}" isn't a shard. Use --shard 3/8 for the third of eight.`);
  }
  return { index, count };
}

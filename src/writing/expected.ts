/** The table of pages that tests expect, `tests/expectedVersions.json`, kept by the commands for writers. Pure. */

/** The fields of an entry that the commands know; `tests/expectedPages.ts` has them all. */
export interface ExpectedEntry {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly route: string;
  readonly examples: readonly string[];
}

/** The table's path in the repository. */
export const expectedFile = 'tests/expectedVersions.json';

/** Adds a version that has what Next has, as the latest; the one that was moves to an address of its own. */
export function addExpectedVersion<T extends ExpectedEntry>(
  entries: readonly T[],
  name: string,
): T[] {
  return entries.flatMap((entry) => {
    if (entry.name === 'current') {
      const latest = entries.find(({ isLast }) => isLast);
      const route = latest?.route ?? 'docs';
      return [entry, { ...entry, name, label: name, isLast: true, route }];
    }
    if (!entry.isLast) return [entry];
    return [{ ...entry, isLast: false, route: `${entry.route}/${entry.name}` }];
  });
}

/** Takes a version out. */
export function removeExpectedVersion<T extends ExpectedEntry>(
  entries: readonly T[],
  name: string,
): T[] {
  return entries.filter((entry) => entry.name !== name);
}

/** Adds an example to Next. */
export function addExpectedExample<T extends ExpectedEntry>(
  entries: readonly T[],
  example: string,
): T[] {
  return entries.map((entry) =>
    entry.name === 'current' ? { ...entry, examples: [...entry.examples, example] } : entry,
  );
}

/** Updates `tests/expectedVersions.json`, the table of pages that tests expect. */

/** The entry fields that the commands use. `tests/expectedPages.ts` has all fields. */
export interface ExpectedEntry {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly route: string;
  readonly examples: readonly string[];
}

/** Path of the table, relative to the repository's root. */
export const expectedFile = 'tests/expectedVersions.json';

/** Adds a new latest version with the pages of Next. The previous latest version moves to its own path. */
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

/** Removes a version. */
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

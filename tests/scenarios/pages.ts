/**
 * The pages with a scenario that there must be: those of `tests/expectedVersions.json`, which knows nothing of a build.
 */
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { expectedVersions } from '../expectedPages';

/** A page that the table lists, with the program that runs in it. */
export interface ExamplePage {
  readonly version: DocsVersion;
  /** The program's name. */
  readonly name: string;
  /** Path below the version's route: `examples/<name>`, or that of a guide. */
  readonly path: string;
}

/** All of them. Throws when the table names a version that there is not. */
export function examplePages(): ExamplePage[] {
  const versions = readVersions();
  return expectedVersions.flatMap((expected) => {
    const version = versions.find(({ name }) => name === expected.name);
    if (version === undefined) throw new Error(`There is no version "${expected.name}".`);
    return [
      ...expected.examples.map((name) => ({ version, name, path: `examples/${name}` })),
      ...Object.entries(expected.programs).map(([name, path]) => ({ version, name, path })),
    ];
  });
}

/** Whether a version's program has a scenario; those that have none belong to guides, which test them themselves. */
export function hasScenario({ folder }: DocsVersion, name: string): boolean {
  return examplePages().some((page) => page.version.folder === folder && page.name === name);
}

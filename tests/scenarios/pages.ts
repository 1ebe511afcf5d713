/**
 * Lists the pages that must have a scenario. The list comes from `tests/expectedVersions.json`, so it doesn't depend on
 * a build.
 */
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { expectedVersions } from '../expectedPages';

export interface ExamplePage {
  readonly version: DocsVersion;
  readonly name: string;
  /** Path relative to the version's route: `examples/<name>`, or the path of a guide. */
  readonly path: string;
}

/** Returns all example pages. Throws if `expectedVersions.json` contains a version that doesn't exist. */
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

/**
 * Returns whether a version's program has a scenario. Programs without a scenario belong to guides with their own
 * tests.
 */
export function hasScenario({ folder }: DocsVersion, name: string): boolean {
  return examplePages().some((page) => page.version.folder === folder && page.name === name);
}

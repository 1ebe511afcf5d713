/**
 * Lists the pages that must have a scenario, according to `tests/expectedVersions.json`, which
 * doesn't depend on a build.
 */
import { readVersions, type DocsVersion } from '@reveal-docs/versions';
import { expectedVersions } from '../expectedPages';

/** An example page in the table of expected pages, and the program that runs on it. */
export interface ExamplePage {
  readonly version: DocsVersion;
  /** The program's name. */
  readonly name: string;
  /** Path relative to the version's route: `examples/<name>`, or the path of a guide. */
  readonly path: string;
}

/** Returns all example pages. Throws if the table contains a version that doesn't exist. */
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
 * Returns whether a version's program has a scenario. Programs without a scenario belong to guides
 * with their own tests.
 */
export function hasScenario({ folder }: DocsVersion, name: string): boolean {
  return examplePages().some((page) => page.version.folder === folder && page.name === name);
}

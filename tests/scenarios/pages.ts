/** The example pages that there must be: those of `tests/expectedVersions.json`, which knows nothing of a build. */
import { readVersions, type DocsVersion } from '../../src/versions';
import { expectedVersions } from '../expectedPages';

/** An example page that the table lists. */
export interface ExamplePage {
  readonly version: DocsVersion;
  readonly name: string;
}

/** All of them. Throws when the table names a version that there is not. */
export function examplePages(): ExamplePage[] {
  const versions = readVersions();
  return expectedVersions.flatMap((expected) => {
    const version = versions.find(({ name }) => name === expected.name);
    if (version === undefined) throw new Error(`There is no version "${expected.name}".`);
    return expected.examples.map((name) => ({ version, name }));
  });
}

import { contentHash } from '@reveal-docs/build-steps/cache';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import type { Known } from './check';
import { pinsOf, readLanes, type Lane } from './lanes';
import { readStatements } from './read';
import { readResults } from './results';
import { findSource, readSources } from './sources';

/**
 * Reads the data that is needed to check citations. Returns empty data if the repository at `root` doesn't have
 * statements. Throws if a statement and a source have the same ID.
 */
export function readKnown(root: string = rootDir): Known {
  const statements = readStatements(root);
  const lanes = statements.length === 0 ? [] : readLanes(root);
  const sources = readSources(root);
  const twice = sources.find(({ id }) => statements.some((spec) => spec.id === id));
  if (twice !== undefined)
    throw new Error(`"${twice.id}" is used for both a statement and a source.`);
  return {
    statements: new Map(statements.map((spec) => [spec.id, spec])),
    sources: new Map(sources.map((source) => [source.id, source])),
    results: readResults(root),
    findSource,
    pins: new Map(lanes.map((lane) => [lane.release, pinsOf(lane)])),
  };
}

/** Returns a lane for checking the pages of one version. The lane contains only this version. */
export function laneOf({ release, interfaceRelease, label, ...version }: DocsVersion): Lane {
  const own: DocsVersion = { ...version, release, interfaceRelease, label };
  return { release, interfaceRelease, version: own, labels: [label] };
}

/** Returns a hash of the statement data that pages show. Docusaurus rebuilds pages when the hash changes. */
export function statementStamp(root: string = rootDir): string {
  const { statements, sources, results, pins } = readKnown(root);
  const parts = [[...statements.values()], [...sources.values()], results, [...pins]];
  return contentHash(JSON.stringify(parts));
}

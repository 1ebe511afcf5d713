import { expect, it } from 'vitest';
import { readSurface } from '../../src/changes/surface';
import { readReleases } from '../../src/history/releases';
import { readVersions } from '@reveal-docs/versions';

const recorded = new Map(readReleases().map(({ release, surface }) => [release, surface]));
const described = readVersions().filter(
  ({ interfaceRelease }, index, all) =>
    recorded.has(interfaceRelease) &&
    all.findIndex((other) => other.interfaceRelease === interfaceRelease) === index,
);

it.each(described)('the record of $interfaceRelease matches its typings', (version) => {
  expect(recorded.get(version.interfaceRelease)).toEqual(readSurface(version));
});

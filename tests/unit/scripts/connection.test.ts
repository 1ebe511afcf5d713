/**
 * Connection code works with specific client releases. The test finds the version whose code works
 * with another client.
 */
import { describe, expect, it } from 'vitest';
import { clientRelease, connectionFor } from '../../../scripts/helpers/statements/connection';
import { readVersions } from '@reveal-docs/versions';

const versions = readVersions();
const plain = versions.filter(({ release, interfaceRelease }) => release === interfaceRelease);
const majorOf = (release: string) => Number(release.split('.')[0]);

describe('the version whose connection a client takes', () => {
  it.each(plain)('is of the client that $label has, or of an older one', (version) => {
    const client = clientRelease(version);
    expect(majorOf(clientRelease(connectionFor(client, versions)))).toBe(majorOf(client));
  });

  it('is of the next older client for one that no version has', () => {
    const newest = Math.max(...plain.map((version) => majorOf(clientRelease(version))));
    const found = connectionFor(`${newest + 1}.0.0`, versions);
    expect(majorOf(clientRelease(found))).toBe(newest);
  });

  it('is of the oldest for a client that is older than all', () => {
    expect(connectionFor('1.0.0', versions)).toBe(plain.at(-1));
  });

  it('is never one that stands behind an adapter', () => {
    expect(() =>
      connectionFor(
        '1.0.0',
        versions.filter((version) => !plain.includes(version)),
      ),
    ).toThrow('No version has connection code.');
  });
});

/** Code that connects to a project works only with specific releases of the client. */
import { describe, expect, it } from 'vitest';
import { clientRelease, connectionFor } from '../../../scripts/helpers/statements/connection';
import { readVersions } from '@reveal-docs/versions';

const versions = readVersions();
const plain = versions.filter(({ release, interfaceRelease }) => release === interfaceRelease);
const majorOf = (release: string) => Number(release.split('.')[0]);

describe('the version that provides the connection code for a client', () => {
  it.each(plain)('has the client of $label, or an older one', (version) => {
    const client = clientRelease(version);
    expect(majorOf(clientRelease(connectionFor(client, versions)))).toBe(majorOf(client));
  });

  it('has the next older client if no version has the client', () => {
    const newest = Math.max(...plain.map((version) => majorOf(clientRelease(version))));
    const found = connectionFor(`${newest + 1}.0.0`, versions);
    expect(majorOf(clientRelease(found))).toBe(newest);
  });

  it('is the oldest if the client is older than all', () => {
    expect(connectionFor('1.0.0', versions)).toBe(plain.at(-1));
  });

  it('never uses an adapter', () => {
    expect(() =>
      connectionFor(
        '1.0.0',
        versions.filter((version) => !plain.includes(version)),
      ),
    ).toThrow('No version contains connection code.');
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modulesNeeded, type SdkManifest } from '@reveal-docs/runner/sdkManifest';
import { readManifest } from '../../../../src/plugins/sdk/packageManifest';
import { readVersions, rootDir } from '@reveal-docs/versions';

const manifest = JSON.parse(
  fs.readFileSync(path.join(rootDir, '.generated/sdk/manifest.json'), 'utf8'),
) as SdkManifest;
const versions = readVersions().map((version) => ({
  folder: version.folder,
  release: manifest[version.folder]!,
  addons: readManifest(version.workspaceDir).revealDocs?.threeAddons ?? [],
}));

it.each(versions)('$folder offers the addons listed in its workspace', ({ release, addons }) => {
  const offered = Object.keys(release.modules).filter((name) => name.startsWith('three/'));
  expect(offered).toEqual([...addons]);
  for (const addon of addons) {
    // If addons had their own copy of three.js, their vectors and cameras wouldn't be instances of the viewer's
    // classes.
    expect(modulesNeeded(release, [addon])).toEqual(['three', addon]);
    expect(release.modules[addon]!.bytes).toBeLessThan(release.modules.three!.bytes / 5);
  }
});

it.each(versions)(
  '$folder doesn’t load addons for a program that doesn’t import any',
  ({ release }) => {
    const plain = modulesNeeded(release, ['@cognite/reveal', '@cognite/reveal/tools', 'lil-gui']);
    expect(plain.filter((name) => name.startsWith('three/'))).toEqual([]);
  },
);

it('at least one version has addons', () => {
  expect(versions.flatMap(({ addons }) => addons)).not.toEqual([]);
});

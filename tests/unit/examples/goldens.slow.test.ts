import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { posterPath, type PosterMode } from '@reveal-docs/versions/addresses/poster';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { posterFile, posterModes } from '../../../src/plugins/examples/pictures';
import { expectedVersions } from '../../expectedPages';
import { goldenFile, ownGoldenFile } from '../../scenarios/golden';
import { differenceLimit, Picture } from '../../scenarios/picture';
import { stageSize } from '../../scenarios/scenario';

/** Maximum total size of a version's posters, in bytes. */
const postersLimit = 2_600_000;

const posterFiles = (version: DocsVersion, name: string) =>
  posterModes(version, name).map((mode) => posterFile(version, name, mode));

/** In pixels. */
const bandHeight = 40;

/**
 * Returns whether two pictures differ so much that they can't show the same view. Stops as soon as the result is
 * certain.
 */
function differMore(one: Picture, other: Picture): boolean {
  const { width, height } = one;
  let differing = 0;
  for (let y = 0; y < height; y += bandHeight) {
    const band = { x: 0, y, width, height: Math.min(bandHeight, height - y) };
    differing += one.part(band).differenceTo(other.part(band)) * width * band.height;
    if (differing > differenceLimit * width * height) return true;
  }
  return false;
}

const versions = readVersions().flatMap((version) => {
  const expected = expectedVersions.find(({ name }) => name === version.name);
  return expected === undefined
    ? []
    : [
        {
          label: version.label,
          version,
          names: [...expected.examples, ...Object.keys(expected.programs)],
        },
      ];
});

it('every example page has a program', () => {
  for (const { label, version, names } of versions) {
    const without = names.filter(
      (name) => !fs.existsSync(path.join(version.workspaceDir, `${name}.ts`)),
    );
    expect(without, label).toEqual([]);
  }
});

describe.each(versions)('$label', ({ version, names }) => {
  it('has a golden image and a poster of every example', async () => {
    const missing = names
      .flatMap((name) => [goldenFile(version, name), ...posterFiles(version, name)])
      .filter((file) => !fs.existsSync(file));
    expect(missing.map((file) => path.relative(rootDir, file))).toEqual([]);
    for (const name of names) {
      const golden = await sharp(goldenFile(version, name)).metadata();
      expect([golden.width, golden.height], name).toEqual([stageSize.width, stageSize.height]);
      for (const file of posterFiles(version, name)) {
        const poster = await sharp(file).metadata();
        expect([poster.format, poster.width, poster.height], file).toEqual(['webp', 1280, 720]);
      }
    }
  });

  it('reuses the pictures of an older version instead of copies', () => {
    const all = readVersions();
    const older = all.slice(1 + all.findIndex(({ folder }) => folder === version.folder));
    const posterOf =
      (mode?: PosterMode): typeof ownGoldenFile =>
      ({ folder }, name) =>
        path.join(rootDir, 'static', posterPath(folder, name, mode));
    const copies = [ownGoldenFile, posterOf(), posterOf('light'), posterOf('dark')].flatMap(
      (fileOf) =>
        names
          .map((name) => ({
            own: fileOf(version, name),
            others: older.map((other) => fileOf(other, name)),
          }))
          .filter(({ own }) => fs.existsSync(own))
          .filter(({ own, others }) => {
            const content = fs.readFileSync(own);
            return others.some(
              (file) => fs.existsSync(file) && fs.readFileSync(file).equals(content),
            );
          })
          .map(({ own }) => path.relative(rootDir, own)),
    );
    expect(copies).toEqual([]);
  });

  it('has golden images that differ from the plain model and the next example', async () => {
    const pictures = new Map<string, Picture>();
    for (const name of names) pictures.set(name, await Picture.decode(goldenFile(version, name)));
    const plain = 'cad-basic';
    const same = names.flatMap((name, index) => {
      const others = [plain, names[(index + 1) % names.length] ?? plain];
      return others
        .filter((other) => other !== name)
        .filter((other) => {
          const [mine, theirs] = [pictures.get(name), pictures.get(other)];
          return mine === undefined || theirs === undefined || !differMore(mine, theirs);
        })
        .map((other) => `${name} looks like ${other}`);
    });
    expect(same).toEqual([]);
  });
});

it.each(versions)('posters of $label are less than 2.6 MB per color mode', ({ version, names }) => {
  for (const index of [0, 1]) {
    const sizes = names
      .map((name) => posterFiles(version, name)[index])
      .map((file) => (file === undefined ? 0 : fs.statSync(file).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(postersLimit);
  }
});

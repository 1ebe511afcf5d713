/** The pictures are real renderings. Some of them are modified for the test. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { compareWithGolden, comparisonFor, goldenFile } from '../../scenarios/golden';
import { judgeGoldens } from '../../scenarios/goldenReporter';
import { examplePages } from '../../scenarios/pages';
import { Picture } from '../../scenarios/picture';
import { isSameStructure, structureDifference, structureLimits } from '../../scenarios/structure';

const [latest] = readVersions().filter(({ isLast }) => isLast);
if (latest === undefined) throw new Error('No version is the latest.');
const file = goldenFile.bind(undefined, latest);
const names = examplePages()
  .filter(({ version }) => version.folder === latest.folder)
  .map(({ name }) => name);
const goldens = new Map<string, Promise<Picture>>();
function golden(name: string): Promise<Picture> {
  const known = goldens.get(name) ?? Picture.decode(file(name));
  goldens.set(name, known);
  return known;
}

/** Pictures of five views, each from two renderers. They include the views that differ most between renderers. */
const rendererDir = path.join(rootDir, 'tests/fixtures/renderers');
const views = [
  ...new Set(
    fs.readdirSync(rendererDir).map((file) => file.replace(/-(?:mesa|swiftshader)\.webp$/, '')),
  ),
];

/** Skips compression, to save time. */
const uncompressed = (picture: Sharp) => picture.png({ compressionLevel: 0 }).toBuffer();

async function altered(
  name: string,
  change: (picture: Sharp, size: { width: number; height: number }) => Promise<Sharp>,
): Promise<Picture> {
  const picture = sharp(file(name)).removeAlpha();
  const { width, height } = await sharp(file(name)).metadata();
  return Picture.decode(await uncompressed(await change(picture, { width, height })));
}

describe('pictures from two renderers', () => {
  it('exist', () => {
    expect(views.length).toBeGreaterThanOrEqual(5);
  });

  test.each(views)('%s has the same structure, but not the same pixels', async (view) => {
    const [mesa, swiftShader] = await Promise.all(
      ['mesa', 'swiftshader'].map((renderer) =>
        Picture.decode(path.join(rendererDir, `${view}-${renderer}.webp`)),
      ),
    );
    if (mesa === undefined || swiftShader === undefined) throw new Error('A picture is missing.');
    expect(structureDifference(swiftShader, mesa)).toSatisfy(isSameStructure);
    expect(compareWithGolden(swiftShader, mesa, 'structure').same).toBe(true);
    expect(compareWithGolden(swiftShader, mesa, 'pixels').same).toBe(false);
  });
});

describe('the structure comparison detects', () => {
  it('a wrong camera in every example: shifted by 6 of 640 pixels, or 3 % too near', async () => {
    const unseen: string[] = [];
    for (const name of names) {
      const right = await golden(name);
      const shifted = await altered(name, async (picture, { width, height }) =>
        sharp(await uncompressed(picture.extend({ left: 6, top: 6, extendWith: 'copy' }))).extract({
          left: 0,
          top: 0,
          width,
          height,
        }),
      );
      const nearer = await altered(name, async (picture, { width, height }) =>
        sharp(
          await uncompressed(picture.resize(Math.round(1.03 * width), Math.round(1.03 * height))),
        ).extract({
          left: Math.round(0.015 * width),
          top: Math.round(0.015 * height),
          width,
          height,
        }),
      );
      if (isSameStructure(structureDifference(shifted, right))) unseen.push(`${name}, shifted`);
      if (isSameStructure(structureDifference(nearer, right))) unseen.push(`${name}, nearer`);
    }
    expect(unseen).toEqual([]);
  });

  it('wrong colors in every example: red and blue exchanged', async () => {
    const unseen: string[] = [];
    for (const name of names) {
      const wrong = await altered(name, async (picture) =>
        picture.recomb([
          [0, 0, 1],
          [0, 1, 0],
          [1, 0, 0],
        ]),
      );
      if (isSameStructure(structureDifference(wrong, await golden(name)))) unseen.push(name);
    }
    expect(unseen).toEqual([]);
  });

  // The basic example has the same view, but it lacks the parts or colors that these examples add.
  test.each([
    ['cad-styling-custom', 'the red of heavy equipment'],
    ['cad-styling', 'the orange of the tank farm'],
    ['cad-3dobjects', 'the zone'],
    ['cad-2doverlay', 'the labels'],
    ['rendering-resolution', 'the text'],
    ['cad-prioritized-nodes', 'what the budget leaves out'],
  ])('%s without %s', async (name) => {
    const difference = structureDifference(await golden('cad-basic'), await golden(name));
    expect(difference).not.toSatisfy(isSameStructure);
  });

  it('a reactor of 44 by 84 pixels that is missing or has another color', async () => {
    // The reactor R-202, which is next to the selected reactor.
    const part = { left: 340, top: 185, width: 44, height: 84 };
    const right = await golden('click-reactions-cad');
    const without = await altered('click-reactions-cad', async (picture) =>
      picture.composite([
        { input: { create: { ...part, channels: 3, background: '#b8b4ae' } }, ...part },
      ]),
    );
    expect(structureDifference(without, right)).not.toSatisfy(isSameStructure);
    const region = await sharp(file('click-reactions-cad'))
      .extract(part)
      .tint('#d62718')
      .toBuffer();
    const red = await altered('click-reactions-cad', async (picture) =>
      picture.composite([{ input: region, ...part }]),
    );
    const difference = structureDifference(red, right);
    expect(difference).not.toSatisfy(isSameStructure);
    expect(difference.shape, 'found by its color, not by its shape').toBeLessThanOrEqual(
      structureLimits.shape,
    );
  });
});

describe('the golden image check', () => {
  const made = { chromium: 156, renderer: 'Mesa' };

  it('compares pixels on the recorded renderer, whatever the browser, and structure on others', () => {
    expect(comparisonFor(made, made)).toBe('pixels');
    expect(comparisonFor(made, { ...made, chromium: 157 })).toBe('pixels');
    expect(comparisonFor(made, { ...made, renderer: 'SwiftShader' })).toBe('structure');
    expect(comparisonFor(undefined, made)).toBe('structure');
  });

  test('fails if a test passed without comparing its picture', () => {
    const compared = ['pixels', 'pixels', 'structure'] as const;
    expect(judgeGoldens({ expected: 3, compared })).toEqual({
      passed: true,
      line: 'Golden pictures: 3 of 3 compared, 2 by pixels, 1 by structure',
    });
    expect(judgeGoldens({ expected: 4, compared })).toEqual({
      passed: false,
      line: 'Golden pictures: 3 of 4 compared, 2 by pixels, 1 by structure: FAILED, a test passed without comparing its picture',
    });
  });
});

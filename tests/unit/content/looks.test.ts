import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';
import { comparedTree, comparePage } from '../../looks/compare';
import { expectedFiles, keptFiles, pictureFile, strayFiles } from '../../looks/kept';
import { kinds, modes, widths } from '../../looks/kinds';
import { Picture } from '../../scenarios/picture';

/** Maximum total size of the saved looks, in bytes. */
const keptLimit = 6_000_000;

it('there is a tree and a picture at each width for each kind of page, and nothing else', () => {
  const relative = (files: readonly string[]) => files.map((file) => path.relative(rootDir, file));
  const kept = new Set(keptFiles());
  expect(relative(expectedFiles().filter((file) => !kept.has(file)))).toEqual([]);
  expect(relative(strayFiles())).toEqual([]);
});

it('the pictures stay below the size limit', () => {
  const bytes = keptFiles().reduce((sum, file) => sum + fs.statSync(file).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(keptLimit);
});

it('each picture has the size of its kind', async () => {
  for (const { name, heights } of kinds) {
    for (const width of widths) {
      for (const mode of modes) {
        const picture = sharp(pictureFile({ kind: name, width }, mode));
        const size = await picture.metadata();
        expect([size.width, size.height], `${name} ${mode}`).toEqual([width, heights[width]]);
      }
    }
  }
});

it.each(['landing', 'guide', 'search'])(
  'light and dark pages differ in each comparison: %s',
  async (kind) => {
    const [light, dark] = await Promise.all(
      modes.map((mode) => Picture.decode(pictureFile({ kind, width: 390 }, mode))),
    );
    if (light === undefined || dark === undefined) throw new Error('A picture is missing.');
    expect(comparePage(dark, light, 'pixels').same).toBe(false);
    expect(comparePage(dark, light, 'structure').same).toBe(false);
  },
);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

async function drawn(...boxes: readonly Box[]): Promise<Picture> {
  const size = { width: 390, height: 844 };
  const rects = boxes.map(
    ({ left, top, width, height, color }) =>
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${color}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="white"/>${rects.join('')}</svg>`;
  return Picture.decode(await sharp(Buffer.from(svg)).png().toBuffer());
}

describe('the comparison of two pages', () => {
  const word = { left: 20, top: 400, width: 40, height: 12, color: '#006670' };

  it('finds no difference between equal pages, and reports the number of parts', async () => {
    const { same, words } = comparePage(await drawn(word), await drawn(word), 'pixels');
    expect(same).toBe(true);
    expect(words).toMatch(/^0 of 168 parts/);
  });

  it.each([
    ['a color', { ...word, color: '#b00020' }],
    ['a place', { ...word, top: 404 }],
    ['something more at the lower right edge', { ...word, left: 386, top: 838 }],
  ])('finds %s of one word, which is below the limit for a whole page', async (_what, changed) => {
    const [before, after] = [await drawn(word), await drawn(changed)];
    expect(after.differenceTo(before)).toBeLessThan(0.01);
    expect(comparePage(after, before, 'pixels').same).toBe(false);
  });

  it('treats pictures of different sizes as different in every comparison', async () => {
    const page = await drawn(word);
    const other = page.part({ x: 0, y: 0, width: 390, height: 800 });
    for (const comparison of ['pixels', 'structure'] as const) {
      const { same, words } = comparePage(other, page, comparison);
      expect(same).toBe(false);
      expect(words).toBe('it is 390×800 pixels, and was 390×844');
    }
  });

  it('ignores moved text but not changed areas, if fonts differ', async () => {
    const area = { left: 0, top: 0, width: 390, height: 240, color: '#e3f0f1' };
    const page = await drawn(area, word);
    const moved = await drawn(area, { ...word, left: 28, top: 420, width: 44 });
    expect(comparePage(moved, page, 'structure').same).toBe(true);
    const dark = await drawn({ ...area, color: '#16333a' }, word);
    expect(comparePage(dark, page, 'structure').same).toBe(false);
  });

  it('ignores parts of the tree that depend on the font, if fonts differ', () => {
    const tree = '- main:\n  - code: a\n  - button "Toggle word wrap"\n  - button "Copy"';
    expect(comparedTree(tree, 'pixels')).toBe(tree);
    expect(comparedTree(tree, 'structure')).toBe('- main:\n  - code: a\n  - button "Copy"');
  });
});

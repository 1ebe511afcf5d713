/** What pages look like is kept for every kind of page, in few bytes; the measure sees a word in another color. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../src/versions';
import { comparePage } from '../../looks/compare';
import { expectedFiles, keptFiles, pictureFile, strayFiles } from '../../looks/kept';
import { kinds, modes, widths } from '../../looks/kinds';
import { Picture } from '../../scenarios/picture';

/** Everything that is kept, in bytes. */
const keptLimit = 6_000_000;

it('of every kind there are a tree and pictures at each width, and nothing else', () => {
  const relative = (files: readonly string[]) => files.map((file) => path.relative(rootDir, file));
  const kept = new Set(keptFiles());
  expect(relative(expectedFiles().filter((file) => !kept.has(file)))).toEqual([]);
  expect(relative(strayFiles())).toEqual([]);
});

it('stays small', () => {
  const bytes = keptFiles().reduce((sum, file) => sum + fs.statSync(file).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(keptLimit);
});

it.each(kinds)('the pictures of $name have its size, and light and dark differ', async (kind) => {
  for (const width of widths) {
    const place = { kind: kind.name, width };
    const [light, dark] = await Promise.all(
      modes.map((mode) => Picture.decode(pictureFile(place, mode))),
    );
    if (light === undefined || dark === undefined) throw new Error('A picture is missing.');
    const size = [width, kind.heights[width]];
    expect([light.width, light.height]).toEqual(size);
    expect([dark.width, dark.height]).toEqual(size);
    expect(comparePage(dark, light, 'pixels').same).toBe(false);
    expect(comparePage(dark, light, 'structure').same).toBe(false);
  }
});

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** A page of one color with boxes on it. */
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

  it('takes the same for the same, and says in how many parts', async () => {
    const { same, words } = comparePage(await drawn(word), await drawn(word), 'pixels');
    expect(same).toBe(true);
    expect(words).toMatch(/^0 of 168 parts/);
  });

  it.each([
    ['a color', { ...word, color: '#b00020' }],
    ['a place', { ...word, top: 404 }],
    ['something more at the lower right edge', { ...word, left: 386, top: 838 }],
  ])(
    'sees %s of one word, which is less than the limit of a whole page',
    async (_what, changed) => {
      const [before, after] = [await drawn(word), await drawn(changed)];
      expect(after.differenceTo(before)).toBeLessThan(0.01);
      expect(comparePage(after, before, 'pixels').same).toBe(false);
    },
  );

  it('tells pictures of other sizes apart, by any comparison', async () => {
    const page = await drawn(word);
    const other = page.part({ x: 0, y: 0, width: 390, height: 800 });
    for (const comparison of ['pixels', 'structure'] as const) {
      const { same, words } = comparePage(other, page, comparison);
      expect(same).toBe(false);
      expect(words).toBe('it is 390×800 pixels, and was 390×844');
    }
  });

  it('lets letters stand elsewhere where others drew them, and no area have another color', async () => {
    const area = { left: 0, top: 0, width: 390, height: 60, color: '#e8f4f4' };
    const page = await drawn(area, word);
    expect(
      comparePage(await drawn(area, { ...word, left: 28, width: 44 }), page, 'structure').same,
    ).toBe(true);
    expect(
      comparePage(await drawn({ ...area, color: '#f4e8d0' }, word), page, 'structure').same,
    ).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { Picture, distance, hasSameTone, toRgb, type Rgb } from '../src/picture';

const red: Rgb = [255, 0, 0];
const blue: Rgb = [0, 0, 255];

/**
 * Creates a picture from text, with one character per pixel: `r` is red, `b` is blue, and any other character is black.
 */
function draw(...rows: readonly string[]): Picture {
  const colors: Readonly<Record<string, Rgb>> = { r: red, b: blue };
  const bytes = [...rows.join('')].flatMap((pixel) => [...(colors[pixel] ?? [0, 0, 0]), 255]);
  return new Picture(rows[0]?.length ?? 0, rows.length, new Uint8ClampedArray(bytes));
}

const row = `${'r'.repeat(3)}b`;

test('a color is read from its text', () => {
  expect(toRgb('#1c8adb')).toEqual([0x1c, 0x8a, 0xdb]);
});

test('the distance of black and white is the greatest', () => {
  expect(distance([0, 0, 0], [255, 255, 255])).toBeCloseTo(441.67, 1);
  expect(distance(red, red)).toBe(0);
});

describe('hasSameTone', () => {
  test.each<[string, Rgb, Rgb, boolean]>([
    ['light and shade', [250, 130, 20], [125, 65, 10], true],
    ['another hue', red, blue, false],
    ['a gray and a color', [120, 120, 120], red, false],
    ['two grays', [250, 250, 250], [60, 60, 60], true],
    ['a paler color', [255, 200, 200], red, false],
  ])('%s', (_name, one, other, isSame) => {
    expect(hasSameTone(one, other)).toBe(isSame);
    expect(hasSameTone(other, one)).toBe(isSame);
  });
});

describe('Picture', () => {
  test('a size that doesn’t fit the pixels throws', () => {
    expect(() => new Picture(2, 2, new Uint8ClampedArray(12))).toThrow(
      '2 × 2 pixels require 16 bytes, but the data has 12.',
    );
  });

  test('the color at a place is the mean of the pixels around it', () => {
    const picture = draw(row, row, row);
    const rounded = (x: number, y: number) =>
      picture.colorAt([x, y]).map((value) => Math.round(value));
    expect(rounded(1, 1)).toEqual([255, 0, 0]);
    expect(rounded(2, 1)).toEqual([170, 0, 85]);
  });

  test('a place outside of the picture has the color of the nearest pixel', () => {
    const picture = draw(row, row, row);
    expect(picture.colorAt([99, -99]).map(Math.round)).toEqual([0, 0, 255]);
  });

  test('shares are those of all pixels', () => {
    const picture = draw('rr.b', 'r..b');
    expect(picture.shareOf('#ff0000')).toBe(3 / 8);
    expect(picture.shareOf('#800000')).toBe(3 / 8);
    expect(picture.shareOf('#00ff00')).toBe(0);
    expect(picture.share(() => true)).toBe(1);
  });
});

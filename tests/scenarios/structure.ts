/**
 * Measures how similar two pictures of the same view are if they come from different renderers. Edges, shadows, and the
 * grain of ambient occlusion differ between renderers, but the positions and colors of objects don't. The limits are
 * for pictures of 640×360 pixels. They're larger than the differences between SwiftShader and Mesa in 69 views, and
 * smaller than the differences that a wrong color, a missing part, or a wrong camera causes.
 */
import type { Picture, Rgb } from './picture';

export interface StructureDifference {
  /** Share of squares whose color differs, regardless of brightness, from 0 to 1. */
  readonly color: number;
  /** Share of windows whose pattern of light and dark areas differs, from 0 to 1. */
  readonly shape: number;
}

/** Edge length of the squares whose colors are compared, in pixels. */
const colorCell = 8;
/**
 * Maximum distance between two colors that count as equal. It's measured in the I and Q components of YIQ, for channels
 * from 0 to 255.
 */
const colorLimit = 12;
/** Maximum factor by which a color can be lighter or darker on another renderer. */
const shadeLimit = 1.5;
/** Edge length of the squares whose brightness is compared, in pixels. They're larger than the grain of a shadow. */
const shapeCell = 4;
/** Edge length of a window, and the step between windows, in squares. */
const shapeWindow = 6;
const shapeStep = 3;
/** A window with less contrast than this (0 to 255) counts as flat, because noise doesn't have a pattern. */
const flatContrast = 15;
/** Minimum similarity of two windows: 1 means equal, 0 unrelated, -1 inverted. */
const likenessLimit = 0.35;

/** Maximum differences between two pictures that count as equal. */
export const structureLimits: StructureDifference = { color: 0.0015, shape: 0.008 };

/** Returns the hue and saturation of a color as the I and Q components of YIQ. */
function chromaOf([red, green, blue]: Rgb): readonly [number, number] {
  return [0.596 * red - 0.274 * green - 0.322 * blue, 0.211 * red - 0.523 * green + 0.312 * blue];
}

function brightnessOf([red, green, blue]: Rgb): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Returns the distance between two colors, even if one of them is in the shade. */
function colorDistance(one: Rgb, other: Rgb): number {
  const [a, b] = [chromaOf(one), chromaOf(other)];
  const square = b[0] ** 2 + b[1] ** 2;
  const best = square === 0 ? 1 : (a[0] * b[0] + a[1] * b[1]) / square;
  const shade = Math.min(shadeLimit, Math.max(1 / shadeLimit, best));
  return Math.hypot(a[0] - shade * b[0], a[1] - shade * b[1]);
}

/** Returns the similarity of two windows: the structure term of SSIM, which ignores the mean brightness. */
function likeness(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanOne = mean(one);
  const meanOther = mean(other);
  let varianceOne = 0;
  let varianceOther = 0;
  let covariance = 0;
  for (let index = 0; index < one.length; index += 1) {
    const a = (one[index] ?? 0) - meanOne;
    const b = (other[index] ?? 0) - meanOther;
    varianceOne += a ** 2 / one.length;
    varianceOther += b ** 2 / one.length;
    covariance += (a * b) / one.length;
  }
  const flat = flatContrast ** 2;
  return (2 * covariance + flat) / (varianceOne + varianceOther + flat);
}

function windowsOf(picture: Picture): number[][] {
  const rows = picture.meanColors(shapeCell).map((row) => row.map(brightnessOf));
  const windows: number[][] = [];
  for (let y = 0; y + shapeWindow <= rows.length; y += shapeStep) {
    for (let x = 0; x + shapeWindow <= (rows[0]?.length ?? 0); x += shapeStep) {
      const values: number[] = [];
      for (const row of rows.slice(y, y + shapeWindow)) {
        for (let column = x; column < x + shapeWindow; column += 1) values.push(row[column] ?? 0);
      }
      windows.push(values);
    }
  }
  return windows;
}

interface Structure {
  readonly colors: readonly Rgb[];
  readonly windows: readonly (readonly number[])[];
}

/** Caches structures. Pictures never change, and most of them are compared with several others. */
const structures = new WeakMap<Picture, Structure>();

function structureOf(picture: Picture): Structure {
  let structure = structures.get(picture);
  if (structure === undefined) {
    structure = { colors: picture.meanColors(colorCell).flat(), windows: windowsOf(picture) };
    structures.set(picture, structure);
  }
  return structure;
}

function shareOf<Item>(items: readonly Item[], test: (item: Item, index: number) => boolean) {
  return items.filter(test).length / items.length;
}

/** Returns how much two pictures differ. Throws if their sizes differ. */
export function structureDifference(one: Picture, other: Picture): StructureDifference {
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(
      `Pictures of ${one.width}×${one.height} and ${other.width}×${other.height} cannot be compared.`,
    );
  }
  const { colors, windows } = structureOf(one);
  const { colors: otherColors, windows: otherWindows } = structureOf(other);
  return {
    color: shareOf(colors, (color, index) => {
      const opposite = otherColors[index];
      return opposite === undefined || colorDistance(color, opposite) > colorLimit;
    }),
    shape: shareOf(windows, (values, index) => {
      const opposite = otherWindows[index];
      return opposite === undefined || likeness(values, opposite) < likenessLimit;
    }),
  };
}

export function isSameStructure(
  { color, shape }: StructureDifference,
  limits: StructureDifference = structureLimits,
): boolean {
  return color <= limits.color && shape <= limits.shape;
}

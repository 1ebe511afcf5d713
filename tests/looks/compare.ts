/** Compares pictures of pages, with the same limits as for golden images. */
import type { Comparison } from '../scenarios/golden';
import {
  colorDistance,
  differenceLimit,
  pixelThreshold,
  type Picture,
  type Region,
} from '../scenarios/picture';

/**
 * Size of the parts that are compared separately, in pixels. It's a tenth of a golden image's width and height. If the
 * limit for differences applied to the whole page, the test wouldn't notice one word in another color.
 */
const partSize = { width: 64, height: 36 };

/**
 * Edge length of the compared squares, in pixels. Different fonts move lines, so only the mean colors of squares are
 * compared. The structure comparison for golden images wouldn't work here, because it doesn't distinguish light from
 * dark.
 */
const squareSize = 30;
/**
 * Maximum difference between the mean colors of a square in two pictures, from 0 to 441. Text that only moves causes
 * smaller differences.
 */
const squareLimit = 90;
/**
 * Maximum share of squares with a different color. With Liberation Sans instead of DejaVu Sans, at most 14 % of a
 * page's squares change.
 */
const squareShare = 0.2;

function partsOf({ width, height }: Picture): Region[] {
  const parts: Region[] = [];
  for (let y = 0; y < height; y += partSize.height) {
    for (let x = 0; x < width; x += partSize.width) {
      parts.push({
        x,
        y,
        width: Math.min(partSize.width, width - x),
        height: Math.min(partSize.height, height - y),
      });
    }
  }
  return parts;
}

interface Verdict {
  readonly same: boolean;
  readonly words: string;
}

function compareParts(picture: Picture, kept: Picture): Verdict {
  const parts = partsOf(picture);
  const differing = parts.filter(
    (part) => picture.part(part).differenceTo(kept.part(part)) > differenceLimit,
  );
  const first = differing[0];
  const where = first === undefined ? '' : `, the first at ${first.x}, ${first.y}`;
  return {
    same: first === undefined,
    words:
      `${differing.length} of ${parts.length} parts of ${partSize.width}×${partSize.height} pixels differ${where}: ` +
      `in at most ${100 * differenceLimit} % of a part, pixels may differ by more than ${pixelThreshold}`,
  };
}

function compareSquares(picture: Picture, kept: Picture): Verdict {
  const [colors, before] = [picture, kept].map((one) => one.meanColors(squareSize).flat());
  const differing = (colors ?? []).filter((color, index) => {
    const other = before?.[index];
    return other === undefined || colorDistance(color, other) > squareLimit;
  });
  const share = differing.length / (colors?.length ?? 1);
  const percent = (value: number) => `${(100 * value).toFixed(2)} %`;
  return {
    same: share <= squareShare,
    words: `${percent(share)} of the squares have another color; at most ${percent(squareShare)} may`,
  };
}

export function comparePage(picture: Picture, kept: Picture, comparison: Comparison): Verdict {
  if (picture.width !== kept.width || picture.height !== kept.height) {
    const words = `it is ${picture.width}×${picture.height} pixels, and was ${kept.width}×${kept.height}`;
    return { same: false, words };
  }
  return comparison === 'structure' ? compareSquares(picture, kept) : compareParts(picture, kept);
}

/**
 * Matches the line for a button that depends on the font, because the button exists only if code is wider than its
 * block.
 */
const letterLines = /^ *- button "Toggle word wrap"\n/gm;

export function comparedTree(tree: string, comparison: Comparison): string {
  return comparison === 'pixels' ? tree : tree.replaceAll(letterLines, '');
}

/** Compares pictures of pages by the measure of the golden images. Pure. */
import type { Comparison } from '../scenarios/golden';
import {
  colorDistance,
  differenceLimit,
  pixelThreshold,
  type Picture,
  type Region,
} from '../scenarios/picture';

/**
 * Size of the parts that the measure holds for, in pixels: a tenth of a golden image each way. Of a whole page, a word in
 * another color is far less than the share of pixels that may differ.
 */
const partSize = { width: 64, height: 36 };

/**
 * Where other letters were drawn, lines break elsewhere and all below moves, so what is compared are the colors of squares.
 * The structure of golden images would not do: it takes light and dark for the same.
 */
const squareSize = 30;
/** How far the mean colors of a square may be apart, 0 to 441: more than text makes of paper. */
const squareLimit = 90;
/** Largest share of squares with another color. Liberation Sans in place of DejaVu Sans makes 14 % of the worst page. */
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

/** A verdict, with how it was found, in words. */
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

/** Whether a page looks as it did, and how that was found, in words. */
export function comparePage(picture: Picture, kept: Picture, comparison: Comparison): Verdict {
  if (picture.width !== kept.width || picture.height !== kept.height) {
    const words = `it is ${picture.width}×${picture.height} pixels, and was ${kept.width}×${kept.height}`;
    return { same: false, words };
  }
  return comparison === 'structure' ? compareSquares(picture, kept) : compareParts(picture, kept);
}

/** What a tree has only where a line of code is longer than its block, which letters decide. */
const letterLines = /^ *- button "Toggle word wrap"\n/gm;

/** The part of an accessibility tree that is compared. */
export function comparedTree(tree: string, comparison: Comparison): string {
  return comparison === 'pixels' ? tree : tree.replaceAll(letterLines, '');
}

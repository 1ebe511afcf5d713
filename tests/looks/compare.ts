/** Compares pictures of pages by the measure of the golden images. Pure. */
import { compareWithGolden, type Comparison } from '../scenarios/golden';
import { differenceLimit, pixelThreshold, type Picture, type Region } from '../scenarios/picture';
import type { StructureDifference } from '../scenarios/structure';

/**
 * Size of the parts that the measure holds for, in pixels: a tenth of a golden image each way. Of a whole page, a word in
 * another color is far less than the share of pixels that may differ.
 */
const partSize = { width: 64, height: 36 };

/** What may differ where other letters were drawn: they break lines elsewhere. Colors of what stands still are told. */
const letterLimits: StructureDifference = { color: 0.02, shape: 0.5 };

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

/** Whether a page looks as it did, and how that was found, in words. */
export function comparePage(
  picture: Picture,
  kept: Picture,
  comparison: Comparison,
): { readonly same: boolean; readonly words: string } {
  if (picture.width !== kept.width || picture.height !== kept.height) {
    const words = `it is ${picture.width}×${picture.height} pixels, and was ${kept.width}×${kept.height}`;
    return { same: false, words };
  }
  if (comparison === 'structure') {
    return compareWithGolden(picture, kept, comparison, letterLimits);
  }
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

import sharp from 'sharp';

/** In CSS pixels of the page. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Minimum difference in red, green, or blue (0 to 255) that counts as a different color. Smaller differences can be
 * shading.
 */
const otherColor = 40;

async function pixelsOf(screenshot: Buffer, area: Area): Promise<Buffer> {
  return sharp(screenshot).extract(area).removeAlpha().raw().toBuffer();
}

/** Returns the number of pixels in an area whose color differs between two screenshots. */
export async function changedPixels(before: Buffer, after: Buffer, area: Area): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(before, area), pixelsOf(after, area)]);
  let changed = 0;
  for (let at = 0; at < first.length; at += 3) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > otherColor,
    );
    if (isOther) changed += 1;
  }
  return changed;
}

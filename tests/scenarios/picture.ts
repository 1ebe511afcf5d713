import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Red, green, and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Position in a picture, in pixels from the left and from the top. */
export type Pixel = readonly [x: number, y: number];

export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Maximum color difference between two pixels that count as equal, from 0 to 1. The value is pixelmatch's default. The
 * difference is a distance in YIQ. Pixels that pixelmatch considers anti-aliased always count as equal.
 */
export const pixelThreshold = 0.1;
/** Maximum share of pixels that can differ between two pictures of the same view. */
export const differenceLimit = 0.01;
/** Maximum difference between two tones that count as the same color, even if one of them is in the shade. */
const toneLimit = 0.12;

/** Parses a `#rrggbb` color. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Returns red, green, and blue relative to the brightest channel, so that brightness doesn't matter. */
function tone(rgb: Rgb): Rgb {
  const brightest = Math.max(...rgb, 1);
  return [rgb[0] / brightest, rgb[1] / brightest, rgb[2] / brightest];
}

/** Returns whether two colors have the same hue and saturation, regardless of brightness. */
export function isSameTone(a: Rgb, b: Rgb, limit = toneLimit): boolean {
  const [first, second] = [tone(a), tone(b)];
  return Math.hypot(...first.map((value, channel) => value - (second[channel] ?? 0))) < limit;
}

/** Returns the distance between two colors in RGB, from 0 to 441. */
export function colorDistance(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function square(size: number): Region {
  return { x: 0, y: 0, width: size, height: size };
}

export class Picture {
  private constructor(
    readonly width: number,
    readonly height: number,
    /** Four bytes per pixel: red, green, blue, opacity. */
    private readonly data: Buffer,
  ) {}

  static async decode(file: Buffer | string): Promise<Picture> {
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Picture(info.width, info.height, data);
  }

  private pixel(x: number, y: number): Rgb {
    const offset = 4 * (Math.round(y) * this.width + Math.round(x));
    return [this.data[offset] ?? 0, this.data[offset + 1] ?? 0, this.data[offset + 2] ?? 0];
  }

  /**
   * Returns whether a square in the upper-left corner has this color. `size` is the edge length of the square in
   * pixels.
   */
  hasMark(size: number, color: Rgb): boolean {
    return this.share((rgb) => colorDistance(rgb, color) < 16, square(size)) === 1;
  }

  /**
   * Returns a copy in which a square in the upper-left corner has the color of the next pixel. `size` is the edge
   * length of the square in pixels.
   */
  withoutMark(size: number): Picture {
    const data = Buffer.from(this.data);
    const next = 4 * (this.width + 1) * size;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        data.set(this.data.subarray(next, next + 4), 4 * (y * this.width + x));
      }
    }
    return new Picture(this.width, this.height, data);
  }

  /** Returns the mean color of the 3×3 pixels around a pixel. */
  colorAt([x, y]: Pixel): Rgb {
    const sum = [0, 0, 0];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        this.pixel(x + dx, y + dy).forEach((value, channel) => {
          sum[channel] = (sum[channel] ?? 0) + value / 9;
        });
      }
    }
    return [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0];
  }

  /** Returns the share of pixels in the picture, or in a region, that pass `test`. */
  share(test: (color: Rgb) => boolean, region?: Region): number {
    const {
      x: left,
      y: top,
      width,
      height,
    } = region ?? { x: 0, y: 0, width: this.width, height: this.height };
    let count = 0;
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) if (test(this.pixel(x, y))) count += 1;
    }
    return count / (width * height);
  }

  /** Returns the share of pixels with the hue and saturation of `color` (`#rrggbb`), regardless of brightness. */
  shareOf(color: string, region?: Region): number {
    const wanted = rgbOf(color);
    return this.share((rgb) => isSameTone(rgb, wanted), region);
  }

  /** Returns the number of different colors. An empty view has only a few colors. */
  colorCount(): number {
    const colors = new Set<number>();
    for (let offset = 0; offset < this.data.length; offset += 4) {
      colors.add(this.data.readUInt32BE(offset) >>> 8);
    }
    return colors.size;
  }

  /**
   * Returns the mean difference in brightness between adjacent pixels of a region, from 0 to 255. Ignores small
   * differences, because they can be shading.
   */
  edgeStrength({ x: left, y: top, width, height }: Region): number {
    const brightness = (x: number, y: number) => {
      const [red, green, blue] = this.pixel(x, y);
      return (red + green + blue) / 3;
    };
    let sum = 0;
    let count = 0;
    for (let y = top; y < top + height - 1; y++) {
      for (let x = left; x < left + width - 1; x++) {
        for (const next of [brightness(x + 1, y), brightness(x, y + 1)]) {
          const step = Math.abs(brightness(x, y) - next);
          if (step < 8) continue;
          sum += step;
          count += 1;
        }
      }
    }
    return count === 0 ? 0 : sum / count;
  }

  part({ x, y, width, height }: Region): Picture {
    const rows = Array.from({ length: height }, (_, row) => {
      const start = 4 * ((y + row) * this.width + x);
      return this.data.subarray(start, start + 4 * width);
    });
    return new Picture(width, height, Buffer.concat(rows));
  }

  /**
   * Returns the mean colors of squares, row by row. `size` is the edge length of a square in pixels. Omits incomplete
   * squares at the edges of the picture.
   */
  meanColors(size: number): Rgb[][] {
    return Array.from({ length: Math.floor(this.height / size) }, (_row, row) =>
      Array.from({ length: Math.floor(this.width / size) }, (_column, column): Rgb => {
        let [red, green, blue] = [0, 0, 0];
        for (let y = row * size; y < (row + 1) * size; y++) {
          for (let x = column * size; x < (column + 1) * size; x++) {
            const offset = 4 * (y * this.width + x);
            red += this.data[offset] ?? 0;
            green += this.data[offset + 1] ?? 0;
            blue += this.data[offset + 2] ?? 0;
          }
        }
        return [red / size ** 2, green / size ** 2, blue / size ** 2];
      }),
    );
  }

  /**
   * Returns the share of pixels that differ from `other`, from 0 to 1. Draws these pixels into `marked`, a buffer of
   * the same size. Throws if the pictures' sizes differ.
   */
  differenceTo(other: Picture, marked?: Buffer): number {
    if (this.width !== other.width || this.height !== other.height) {
      throw new Error(
        `Pictures of ${this.width}×${this.height} and ${other.width}×${other.height} cannot be compared.`,
      );
    }
    const { width, height } = this;
    const differing = pixelmatch(this.data, other.data, marked, width, height, {
      threshold: pixelThreshold,
    });
    return differing / (width * height);
  }

  isEqual(other: Picture): boolean {
    return this.width === other.width && this.data.equals(other.data);
  }

  async markDifference(other: Picture): Promise<Buffer> {
    const { width, height } = this;
    const marked = Buffer.alloc(4 * width * height);
    this.differenceTo(other, marked);
    return sharp(marked, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
  }

  toPng(): Promise<Buffer> {
    const { width, height } = this;
    return sharp(this.data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 9, palette: false })
      .toBuffer();
  }
}

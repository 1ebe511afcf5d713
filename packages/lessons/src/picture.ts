/**
 * Helps judges compare colors, and measure how much of a picture a color fills. Judges don't compare single pixels,
 * because GPUs render them differently.
 */

/** Red, green, and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A position in the view, in CSS pixels from the upper left corner. */
export type Place = readonly [x: number, y: number];

/** Maximum distance between two tones that count as the same color. Shading and color spaces change tones slightly. */
const toneLimit = 0.3;

/** Converts a color such as `#1c8adb` to its channels. */
export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Divides a color by its brightest channel. The result doesn't depend on light or shade. */
function toneOf([red, green, blue]: Rgb): Rgb {
  const brightest = Math.max(red, green, blue, 1);
  return [red / brightest, green / brightest, blue / brightest];
}

/** Whether two colors have the same hue and saturation, regardless of their brightness. */
export function hasSameTone(one: Rgb, other: Rgb, limit = toneLimit): boolean {
  return distance(toneOf(one), toneOf(other)) < limit;
}

/** Returns the distance between two colors, from 0 to 441. */
export function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

export class Picture {
  constructor(
    /** Size in CSS pixels. */
    readonly width: number,
    readonly height: number,
    /** Red, green, blue, and opacity of each pixel, row by row. */
    private readonly data: Uint8ClampedArray | Uint8Array,
  ) {
    if (data.length !== 4 * width * height) {
      throw new Error(
        `${width} × ${height} pixels require ${4 * width * height} bytes, but the data has ${data.length}.`,
      );
    }
  }

  private pixel(x: number, y: number): Rgb {
    const offset = 4 * (y * this.width + x);
    return [this.data[offset] ?? 0, this.data[offset + 1] ?? 0, this.data[offset + 2] ?? 0];
  }

  /** Returns the mean color of the 3 × 3 pixels around a place. A place outside of the picture is moved to its edge. */
  colorAt([x, y]: Place): Rgb {
    const sum = [0, 0, 0];
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const column = Math.min(Math.max(Math.round(x) + dx, 0), this.width - 1);
        const row = Math.min(Math.max(Math.round(y) + dy, 0), this.height - 1);
        this.pixel(column, row).forEach((value, channel) => {
          sum[channel] = (sum[channel] ?? 0) + value / 9;
        });
      }
    }
    return [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0];
  }

  /** Returns the share of pixels whose color passes `test`, from 0 to 1. */
  share(test: (color: Rgb) => boolean): number {
    let count = 0;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) if (test(this.pixel(x, y))) count += 1;
    }
    return count / (this.width * this.height);
  }

  /** Returns the share of pixels that have the hue and saturation of `color` (`#rrggbb`), from 0 to 1. */
  shareOf(color: string): number {
    const wanted = toRgb(color);
    return this.share((seen) => hasSameTone(seen, wanted));
  }
}

/** Sets the background of viewers, unless the program sets it. */
import type { Rgb } from '../messages';
import type { FramePort } from './port';
import type { Viewer } from './sdkViewer';

/**
 * Argument of `setBackgroundColor()`. Some SDK releases expect a color, and others an object with a `color` property.
 * The methods are those of three.js's `Color` that the SDK calls.
 */
export interface Background {
  readonly isColor: true;
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly color: Background;
  clone(): Background;
  convertLinearToSRGB(): Background;
  getHSL(): { readonly l: number };
}

/** Creates the color without three.js, because each SDK release has its own copy of three.js. */
function toBackground([r, g, b]: Rgb): Background {
  const color: Background = {
    isColor: true,
    r,
    g,
    b,
    get color() {
      return color;
    },
    clone: () => color,
    // The components are already sRGB.
    convertLinearToSRGB: () => color,
    getHSL: () => ({ l: (Math.max(r, g, b) + Math.min(r, g, b)) / 2 }),
  };
  return color;
}

/** The SDK's default background. */
const black = toBackground([0, 0, 0]);

export class Backgrounds {
  private background: Background | undefined;
  /** The SDK's own `setBackgroundColor()`, for each viewer whose background the program hasn't set. */
  private readonly painters = new Map<Viewer, (background: Background) => void>();

  constructor(port: FramePort) {
    port.onMessage((message) => {
      if (message.type === 'setBackground') this.set(message.color);
    });
  }

  /** Adds a new viewer. `paint` is the SDK's own method that sets the viewer's background. */
  add(viewer: Viewer, paint: (background: Background) => void): void {
    this.painters.set(viewer, paint);
    viewer.on('disposed', () => this.painters.delete(viewer));
    if (this.background !== undefined) paint(this.background);
  }

  /**
   * Stops setting a viewer's background. Call it before the program sets one. Restores the SDK's default color, because
   * the program might set only the opacity.
   */
  release(viewer: Viewer): void {
    if (this.background !== undefined) this.painters.get(viewer)?.(black);
    this.painters.delete(viewer);
  }

  private set(color: Rgb): void {
    const background = toBackground(color);
    this.background = background;
    this.painters.forEach((paint) => paint(background));
  }
}

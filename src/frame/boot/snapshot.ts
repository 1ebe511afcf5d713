/**
 * Keeps a copy of what a viewer last drew. Asked for a picture, a frame may be out of sight already, where the
 * browser lets it draw no more.
 */

/** Least time between two copies while the picture changes, in milliseconds. */
const interval = 250;

export class Snapshot {
  private readonly copy = document.createElement('canvas');
  private copiedAt = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isEmpty = true;

  /** `redraw` makes the viewer draw once more, for a picture that came too soon after the last copy. */
  constructor(private readonly redraw: () => void) {}

  /** To be called in the task that drew: later the browser may have cleared the canvas. */
  drawn(canvas: HTMLCanvasElement): void {
    const wait = this.copiedAt + interval - performance.now();
    if (wait > 0) {
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        this.redraw();
      }, wait);
      return;
    }
    this.copiedAt = performance.now();
    this.copy.width = canvas.width;
    this.copy.height = canvas.height;
    this.copy.getContext('2d')?.drawImage(canvas, 0, 0);
    this.isEmpty = canvas.width === 0 || canvas.height === 0;
  }

  /** The copy as a picture, or null when nothing was drawn. */
  toPicture(): Promise<ImageBitmap | null> {
    return this.isEmpty ? Promise.resolve(null) : createImageBitmap(this.copy);
  }
}

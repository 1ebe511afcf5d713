/**
 * Stores a copy of the last picture that a viewer drew. The frame might be out of view when the page requests a
 * picture, and a browser doesn't let such a frame draw.
 */
import { cancel, currentTime, later } from './timers';

/** Minimum time between two copies, in milliseconds. */
const interval = 250;

export class Snapshot {
  private readonly copy = document.createElement('canvas');
  private copiedAt = -Infinity;
  private timer: ReturnType<typeof later> | undefined;
  private isEmpty = true;

  /** `redraw` makes the viewer draw again. It's called if the viewer drew a picture too soon after the last copy. */
  constructor(private readonly redraw: () => void) {}

  /**
   * Makes sure that the next picture is copied, even if it's drawn soon after the last copy. `probes.ts` requests
   * pictures to find out whether the view is at rest. On a fast device, each of them would otherwise be drawn too soon
   * to be copied.
   */
  copyNext(): void {
    this.copiedAt = -Infinity;
  }

  /** Call it in the task that draws the picture, because the browser might clear the canvas afterward. */
  drawn(canvas: HTMLCanvasElement): void {
    const wait = this.copiedAt + interval - currentTime();
    if (wait > 0) {
      this.timer ??= later(() => {
        this.timer = undefined;
        this.redraw();
      }, wait);
      return;
    }
    cancel(this.timer);
    this.timer = undefined;
    this.copiedAt = currentTime();
    this.copy.width = canvas.width;
    this.copy.height = canvas.height;
    this.copy.getContext('2d')?.drawImage(canvas, 0, 0);
    this.isEmpty = canvas.width === 0 || canvas.height === 0;
  }

  /** Whether the copy shows the last picture. */
  get isCurrent(): boolean {
    return this.timer === undefined;
  }

  /** Returns the copy as a picture, or null if nothing was drawn. */
  toPicture(): Promise<ImageBitmap | null> {
    return this.isEmpty ? Promise.resolve(null) : createImageBitmap(this.copy);
  }
}

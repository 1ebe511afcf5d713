/** Tells what is under the reader's clicks, while the page wants to know. The program notices nothing of it. */
import type { Hit } from '../messages';
import { toHit } from './hits';
import type { FramePort } from './port';
import type { ClickEvent, Viewer } from './sdkViewer';

/** Least time between two hits, in milliseconds: a program can click by itself, as often as it likes. */
const hitInterval = 50;
const later = globalThis.setTimeout.bind(globalThis);

interface Click extends ClickEvent {
  readonly viewer: Viewer;
}

async function find({ viewer, offsetX, offsetY }: Click): Promise<Hit> {
  try {
    return await toHit(viewer, await viewer.getIntersectionFromPixel(offsetX, offsetY));
  } catch {
    // A viewer that is gone, or whose program has put something else in the place of the SDK's method.
    return { kind: 'none' };
  }
}

export class ClickWatcher {
  private isOn = false;
  private isBusy = false;
  /** The last click that came while another one was looked at. */
  private next: Click | undefined;

  constructor(private readonly port: FramePort) {
    port.onMessage((message) => {
      if (message.type === 'watchClicks') this.isOn = message.on;
    });
  }

  /** The SDK tells of a click, which is no drag. */
  clicked(viewer: Viewer, { offsetX, offsetY }: ClickEvent): void {
    if (!this.isOn) return;
    this.next = { viewer, offsetX, offsetY };
    if (!this.isBusy) void this.look();
  }

  private async look(): Promise<void> {
    this.isBusy = true;
    for (let click = this.next; click !== undefined; click = this.next) {
      this.next = undefined;
      const hit = await find(click);
      // A later click counts in place of this one.
      if (this.isOn && this.next === undefined) this.port.send({ type: 'hit', hit });
      await new Promise<void>((resolve) => later(resolve, hitInterval));
    }
    this.isBusy = false;
  }
}

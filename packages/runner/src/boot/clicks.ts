/** While the page watches clicks, reports the objects that the reader clicks. */
import type { Hit } from '../messages';
import { toHit } from './hits';
import type { FramePort } from './port';
import type { ClickEvent, Viewer } from './sdkViewer';
import { wait } from './timers';

/** Minimum time between two reported hits, in milliseconds. A program can trigger any number of clicks. */
const hitInterval = 50;

interface Click extends ClickEvent {
  readonly viewer: Viewer;
}

async function find({ viewer, offsetX, offsetY }: Click): Promise<Hit> {
  try {
    return await toHit(viewer, await viewer.getIntersectionFromPixel(offsetX, offsetY));
  } catch {
    // The viewer is disposed, or the program replaced the SDK's method.
    return { kind: 'none' };
  }
}

export class ClickWatcher {
  private isOn = false;
  private isBusy = false;
  /** The newest click that hasn't been processed yet. */
  private next: Click | undefined;

  constructor(private readonly port: FramePort) {
    port.onMessage((message) => {
      if (message.type === 'watchClicks') this.isOn = message.on;
    });
  }

  /** Called for the SDK's click event, which doesn't fire for drags. */
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
      // If another click has arrived in the meantime, report only that one.
      if (this.isOn && this.next === undefined) this.port.send({ type: 'hit', hit });
      await wait(hitInterval);
    }
    this.isBusy = false;
  }
}

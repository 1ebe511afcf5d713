/** Reports the objects that the reader clicks, while the page watches clicks. */
import type { Hit } from '../messages';
import { toHit } from './hits';
import type { FramePort } from './port';
import type { ClickEvent, Viewer } from './sdkViewer';
import { wait } from './timers';

/** Minimum time between two hits, in milliseconds, because a program can trigger any number of clicks. */
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
  /** The latest click that arrived while another one was being processed. */
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
      // A later click replaces this one.
      if (this.isOn && this.next === undefined) this.port.send({ type: 'hit', hit });
      await wait(hitInterval);
    }
    this.isBusy = false;
  }
}

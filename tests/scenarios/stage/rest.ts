/** Detects when a running example is at rest. Measurements then hold until the next action or message. */
import type { Page } from '@playwright/test';
import type { Camera } from '@reveal-docs/runner/messages';
import type { Picture } from '../picture';
import { isSameCamera } from './camera';
import type { Scene } from './scene';

/** How long nothing may happen for a picture to count as still, in milliseconds. */
const quietTime = 400;
/** How long loading may take after the camera has moved, in milliseconds: a software renderer is slow. */
export const loadingTime = 90_000;

export class Rest {
  /** How much the frame had said when it came to rest, and the picture then; nothing was done to it since. */
  private since: { readonly messages: number; picture?: Picture } | undefined;

  constructor(
    private readonly page: Page,
    private readonly scene: Scene,
  ) {}

  /** Something is done to the example, or may have come with nothing done. */
  end(): void {
    this.since = undefined;
  }

  /** Resolves when nothing loads, the camera doesn't move, and the viewer has nothing left to draw. */
  async still(): Promise<void> {
    const end = Date.now() + loadingTime;
    for (let last: Camera | undefined; ;) {
      await this.quiet();
      // On a busy machine, the quiet time can be shorter than one frame of a moving camera.
      const before = last ?? (await this.scene.camera());
      await this.scene.nextFrame();
      last = await this.scene.camera();
      if (isSameCamera(before, last)) break;
      if (Date.now() > end) throw new Error(`The camera moved for ${loadingTime / 1000} s.`);
    }
    this.since = { messages: await this.countMessages() };
  }

  /** The same, at once when nothing was done or said since it was last still. */
  async settle(): Promise<void> {
    if (this.since === undefined || (await this.countMessages()) !== this.since.messages) {
      await this.still();
    }
  }

  /** The picture once it is still: that of before, when nothing was done or said since, or what `take` gives. */
  async picture(take: () => Promise<Picture>): Promise<Picture> {
    await this.settle();
    const before = this.since?.picture;
    if (before !== undefined) return before;
    // The browser can still show an earlier frame when a slow renderer has drawn the last one.
    await this.scene.redraw();
    const picture = await take();
    if (this.since !== undefined) this.since.picture = picture;
    return picture;
  }

  /** Resolves when nothing loads, and the frame has said nothing for a while. */
  private async quiet(): Promise<void> {
    const quiet = await this.page.evaluate(
      async ({ quietTime: quietFor, loadingTime: limit }) => {
        const start = performance.now();
        for (let count = -1, since = start; performance.now() - start < limit;) {
          const messages = window.frameMessages ?? [];
          const progress = messages.findLast((message) => message.type === 'progress');
          const loading =
            progress !== undefined &&
            (progress.itemsLoaded < progress.itemsRequested || progress.modelsPending > 0);
          // A request's answer can change the picture.
          const isAnswered = (window.framePending?.size ?? 0) === 0;
          if (loading || !isAnswered || messages.length !== count) since = performance.now();
          if (performance.now() - since >= quietFor) return true;
          count = messages.length;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return false;
      },
      { quietTime, loadingTime },
    );
    if (!quiet) throw new Error(`The example did not come to rest in ${loadingTime / 1000} s.`);
  }

  /** Messages of the frame so far. */
  private countMessages(): Promise<number> {
    return this.page.evaluate(() => window.frameMessages?.length ?? 0);
  }
}

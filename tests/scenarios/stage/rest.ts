/** Detects when a running example is at rest. Results stay valid until the next action or message. */
import type { Page } from '@playwright/test';
import type { Camera } from '@reveal-docs/runner/messages';
import type { Picture } from '../picture';
import { isSameCamera } from './camera';
import type { Scene } from './scene';

/** A picture counts as final when the frame hasn't sent a message for this time, in milliseconds. */
const quietTime = 400;
/** Timeout for loading after a camera movement, in milliseconds. Software renderers are slow. */
export const loadingTime = 90_000;

export class Rest {
  /** The picture and the number of the frame's messages when the example came to rest. Undefined after an action. */
  private since: { readonly messages: number; picture?: Picture } | undefined;

  constructor(
    private readonly page: Page,
    private readonly scene: Scene,
  ) {}

  /**
   * Records that the example isn't at rest. Call this before each action, and if the example can change without an
   * action.
   */
  end(): void {
    this.since = undefined;
  }

  async still(): Promise<void> {
    const end = Date.now() + loadingTime;
    let messages = 0;
    for (let last: Camera | undefined; ;) {
      [messages] = await Promise.all([this.quiet(), this.scene.waitForStop()]);
      const { before, after } = await this.scene.watchCamera();
      if (!(await this.scene.waitForWorkers(loadingTime)))
        throw new Error(`Models were still being unpacked after ${loadingTime / 1000} s.`);
      // A busy frame can't send messages, so it can seem quiet although it's about to load something.
      const isQuiet = (await this.countMessages()) === messages;
      // On a busy machine, one frame of a moving camera can take longer than the quiet time.
      if (isQuiet && isSameCamera(last ?? before, after)) break;
      last = after;
      if (Date.now() > end)
        throw new Error(`The camera moved or messages arrived for ${loadingTime / 1000} s.`);
    }
    await this.scene.uploadGeometry();
    this.since = { messages };
  }

  /** Waits like `still()`, but only if an action or message has occurred since the previous call. */
  async settle(): Promise<void> {
    if (this.since === undefined || (await this.countMessages()) !== this.since.messages) {
      await this.still();
    }
  }

  /** Returns the picture at rest. Calls `take` only if an action or message has occurred since the previous picture. */
  async picture(take: () => Promise<Picture>): Promise<Picture> {
    await this.settle();
    const before = this.since?.picture;
    if (before !== undefined) return before;
    const picture = await take();
    if (this.since !== undefined) this.since.picture = picture;
    return picture;
  }

  /** Waits until nothing is loading and the frame stops sending messages. Returns the number of messages so far. */
  private async quiet(): Promise<number> {
    const count = await this.page.evaluate(
      async ({ quietTime: quietFor, loadingTime: limit }) => {
        const start = performance.now();
        for (let known = -1, since = start; performance.now() - start < limit;) {
          const messages = window.frameMessages ?? [];
          const progress = messages.findLast((message) => message.type === 'progress');
          const loading =
            progress !== undefined &&
            (progress.itemsLoaded < progress.itemsRequested || progress.modelsPending > 0);
          // The response to a request can change the picture.
          const isAnswered = (window.framePending?.size ?? 0) === 0;
          if (loading || !isAnswered || messages.length !== known) since = performance.now();
          if (performance.now() - since >= quietFor) return messages.length;
          known = messages.length;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return undefined;
      },
      { quietTime, loadingTime },
    );
    if (count === undefined)
      throw new Error(`The example did not come to rest in ${loadingTime / 1000} s.`);
    return count;
  }

  private countMessages(): Promise<number> {
    return this.page.evaluate(() => window.frameMessages?.length ?? 0);
  }
}

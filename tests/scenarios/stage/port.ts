/** Watches the messages between a page and its frames. */
import type { Page } from '@playwright/test';
import type { FrameMessage, PageMessage } from '@reveal-docs/runner/messages';

/** Watches one channel between a page and a frame. */
export interface PortWatcher {
  /** Called with each message from the frame. */
  readonly onReceive?: (message: FrameMessage) => void;
  /**
   * Called with each message to the frame, before it's sent. Returns true to hold it back. `send` sends it, or another
   * message in its place.
   */
  readonly onSend?: (message: PageMessage, send: (message: PageMessage) => void) => boolean;
}

declare global {
  interface Window {
    /** Each is called once per channel. Only in the page, not in its frames. */
    portWatchers?: (() => PortWatcher)[];
  }
}

/** Defines `window.portWatchers`. Call it before the page opens. You can call it several times. */
export async function preparePorts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window || window.portWatchers !== undefined) return;
    const created: (() => PortWatcher)[] = [];
    window.portWatchers = created;
    // The page talks to a frame over such a channel, and passes the other port to the frame.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const { port1: port } = this;
        const watchers = created.map((create) => create());
        port.addEventListener('message', ({ data }: MessageEvent) => {
          const message = data as FrameMessage | undefined;
          if (message?.type === undefined) return;
          for (const { onReceive } of watchers) onReceive?.(message);
        });
        const send = port.postMessage.bind(port);
        port.postMessage = (message: PageMessage | null | undefined, options?: object) => {
          const isHeld =
            message?.type !== undefined &&
            watchers.filter(({ onSend }) => onSend?.(message, send)).length > 0;
          if (!isHeld) send(message, options);
        };
      }
    };
  });
}

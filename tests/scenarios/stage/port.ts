import type { Page } from '@playwright/test';
import type { FrameMessage, PageMessage } from '@reveal-docs/runner/messages';

/** Observes the channel between a page and one of its frames. */
export interface PortWatcher {
  readonly onReceive?: (message: FrameMessage) => void;
  /**
   * Returns true to hold back the message. Can call `send` to send the message later, or to send another message
   * instead.
   */
  readonly onSend?: (message: PageMessage, send: (message: PageMessage) => void) => boolean;
}

declare global {
  interface Window {
    /** Functions that each create a watcher for a new channel. Defined only in the page, not in its frames. */
    portWatchers?: (() => PortWatcher)[];
  }
}

/** Defines `window.portWatchers`, unless it's already defined. Call this before the page opens. */
export async function preparePorts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window || window.portWatchers !== undefined) return;
    const created: (() => PortWatcher)[] = [];
    window.portWatchers = created;
    // The page creates a channel for each frame. It keeps one port and passes the other port to the frame.
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

/**
 * Skips the drawing of frames that no check looks at. A software renderer draws one frame of a model in half a second,
 * and a scenario looks at one frame in ten. Programs and the SDK run as usual: only calls that draw are left out, and
 * only in animation frames. Picks and screenshots draw outside of animation frames, so they're complete.
 */
import type { Page } from '@playwright/test';

declare global {
  /** Whether the page draws in animation frames. Undefined on pages that always do. */
  var drawsFrames: boolean | undefined;
}

/** From now on, frames of this page draw only for `Scene.draw()`. Call it before the page opens. */
export async function skipUnseenFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) return;
    globalThis.drawsFrames = false;
    let isAnimating = false;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        isAnimating = true;
        try {
          callback(time);
        } finally {
          isAnimating = false;
        }
      });
    const { prototype } = WebGL2RenderingContext;
    // Clearing without drawing would show an empty picture. Without either, the canvas keeps its last one.
    const drawing = [
      'clear',
      'drawArrays',
      'drawArraysInstanced',
      'drawElements',
      'drawElementsInstanced',
      'drawRangeElements',
    ] as const;
    for (const name of drawing) {
      const draw = prototype[name] as (...values: unknown[]) => void;
      Object.defineProperty(prototype, name, {
        configurable: true,
        writable: true,
        value(this: WebGL2RenderingContext, ...values: unknown[]) {
          if (!isAnimating || globalThis.drawsFrames === true) draw.apply(this, values);
        },
      });
    }
  });
}

/**
 * Skips the drawing of frames that no check needs. A software renderer takes half a second to draw
 * one frame of a model, and scenarios need only one frame in ten. Programs and the SDK run as
 * usual. Only drawing calls are skipped, and only in animation frames. Picks and screenshots draw
 * outside of animation frames, so they're complete.
 */
import type { Page } from '@playwright/test';

declare global {
  /** Whether the page draws in animation frames. Undefined on pages that always draw. */
  var drawsFrames: boolean | undefined;
}

/**
 * Makes the page draw animation frames only for `Scene.draw()`. Call this function before you open
 * the page.
 */
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
    // If only drawing was skipped, clearing would leave an empty picture. With both skipped, the
    // canvas keeps its last picture.
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

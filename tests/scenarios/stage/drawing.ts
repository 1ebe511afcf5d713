/**
 * Skips drawing calls in animation frames that aren't needed for a check, because a software renderer needs half a
 * second to draw one frame of a model. Picks and screenshots are complete, because they draw outside of animation
 * frames.
 */
import type { Page } from '@playwright/test';

declare global {
  /** Whether the page currently draws during animation frames. Undefined on pages that don't skip any frames. */
  var drawsFrames: boolean | undefined;
}

/** Makes the page draw in animation frames only during a call to `Scene.draw()`. Call this before the page opens. */
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
    // Skip clearing too, so that the canvas keeps its last picture.
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

/** Functions shared by the tests of attacks from the frame. */
import type { Page } from '@playwright/test';
import type { Evaluates, FramePageServer } from '../../fixtures/framePage';
import { variants, type FrameAttack } from '../../security/frame/attacks';
import { serveFramePage } from '../frameServer';
import { expect } from '../support';

/** Returns the tags for an attack's test. Variants of other attacks run only in `npm run test:all`. */
export function detailsOf(
  { name, onlyInChromium = false }: FrameAttack,
  ...tags: readonly string[]
): { tag: string[] } {
  const more = variants.has(name) ? ['@more'] : [];
  const chromium = onlyInChromium ? ['@chromium'] : [];
  return { tag: [...new Set([...tags, ...more, ...chromium])] };
}

/** Serves the sources without the defense against the first attack. All of these attacks have the same defense. */
export function serveWithout([first]: readonly FrameAttack[]): () => FramePageServer {
  return serveFramePage(first?.without);
}

export const lastState = (page: Evaluates) => page.evaluate(() => window.framePage.states.at(-1));

/**
 * Waits until the run fails for this reason, and expects that the page has removed the frame. `wait` is added to the
 * timeout, in milliseconds.
 */
export async function expectFailure(
  page: Evaluates & Pick<Page, 'locator'>,
  reason: string,
  name: string,
  wait = 0,
): Promise<void> {
  await expect
    .poll(() => lastState(page), { message: name, timeout: 15_000 + wait })
    .toMatchObject({ type: 'failed', failure: { reason } });
  expect(await page.locator('iframe').count(), name).toBe(0);
}

import type { Page } from '@playwright/test';
import { expect } from './support';

/** Maximum distance between a heading and its expected position, in pixels. Allows for rounding. */
const tolerance = 2;

/**
 * Waits until the page has stopped moving. Returns the distance in pixels between the URL's heading and its expected
 * position, or a message if the page doesn't contain the heading.
 */
async function offsetOf(page: Page): Promise<number | string> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const id = decodeURIComponent(window.location.hash.slice(1));
    const measure = () => {
      const heading = document.getElementById(id);
      if (heading === null) return `no "${id}" in ${window.location.href}`;
      const { top } = heading.getBoundingClientRect();
      const offset = top - Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1;
      // At the end of the page, the browser can't scroll the heading any higher.
      return isAtEnd && offset > 0 && top < window.innerHeight ? 0 : Math.round(offset);
    };
    let last = measure();
    for (let still = 0; still < 20; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = measure();
      if (now !== last) still = 0;
      last = now;
    }
    return last;
  });
}

/** Expects the URL's heading in its position at the top of the window. `how` describes the navigation to it. */
export async function expectAtHeading(page: Page, how: string): Promise<void> {
  const offset = await offsetOf(page);
  const message = `${page.url()} ${how}: ${offset}`;
  expect.soft(typeof offset === 'number' && Math.abs(offset) <= tolerance, message).toBe(true);
}

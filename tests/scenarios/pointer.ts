/** Simulates pointer actions. Even on a slow machine, clicks are as short as a reader's clicks. */
import type { CDPSession, Page } from '@playwright/test';
import type { Pixel } from './picture';

/**
 * Duration of a click in milliseconds, according to the timestamps of its events. The SDK treats a press of 250 ms or
 * more as a drag (`maxClickDuration` in 3.x), and two clicks within less than 300 ms as a double-click.
 */
const clickDuration = 20;
/** Time between the two clicks of a double-click, in milliseconds. */
const doubleClickTime = 120;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** CDP's names for the buttons, and their bits in the `buttons` field. */
const buttonBits = { left: 1, right: 2 } as const;
export type Button = keyof typeof buttonBits;

/**
 * Moves the pointer to a pixel and clicks there `count` times. Resolves when the page has received all events. In
 * Chromium, the timestamps of the events are spaced like those of real clicks. A busy page that receives the events
 * late therefore still treats them as clicks.
 */
export async function clickAt(
  page: Page,
  [x, y]: Pixel,
  count: 1 | 2 = 1,
  button: Button = 'left',
): Promise<void> {
  await page.mouse.move(x, y);
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    // Only Chromium accepts timestamps for events.
    await page.mouse.click(x, y, { button, clickCount: count });
    return;
  }
  const session = await sessionOf(page);
  const last = (count - 1) * doubleClickTime + clickDuration;
  // Timestamps are in seconds since 1970. They must not be in the future.
  const start = (Date.now() - last) / 1000;
  const events = Array.from({ length: count }, (_, index) => {
    const pressed = start + (index * doubleClickTime) / 1000;
    const event = { x, y, button, clickCount: index + 1 } as const;
    return [
      { ...event, type: 'mousePressed', buttons: buttonBits[button], timestamp: pressed },
      { ...event, type: 'mouseReleased', buttons: 0, timestamp: pressed + clickDuration / 1000 },
    ] as const;
  });
  await Promise.all(events.flat().map((event) => session.send('Input.dispatchMouseEvent', event)));
}

/** Taps with a finger. Sends all events together, so that the tap is short even if the page is busy. */
export async function tapAt(page: Page, [x, y]: Pixel): Promise<void> {
  const session = await sessionOf(page);
  const end = Date.now() / 1000;
  await Promise.all([
    session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x, y }],
      timestamp: end - clickDuration / 1000,
    }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: end }),
  ]);
}

export async function touchAt(
  page: Page,
  [x, y]: Pixel,
  during: () => Promise<void>,
): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  try {
    await during();
  } finally {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** Drags from one pixel to another, through the point halfway between them. */
export async function dragTo(
  { mouse }: Page,
  [fromX, fromY]: Pixel,
  [toX, toY]: Pixel,
  button: Button,
): Promise<void> {
  await mouse.move(fromX, fromY);
  await mouse.down({ button });
  await mouse.move((fromX + toX) / 2, (fromY + toY) / 2);
  await mouse.move(toX, toY);
  await mouse.up({ button });
}

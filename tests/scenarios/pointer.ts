/** What the pointer does; clicks are as quick as a reader's, however slow the machine is. */
import type { CDPSession, Page } from '@playwright/test';
import type { Pixel } from './picture';

/**
 * How long a click lasts by the time stamps of its events, in milliseconds. The SDK takes 250 or more for a drag
 * (`maxClickDuration` in 3.x, the same number in 4.x), and two clicks less than 300 apart for a double click.
 */
const clickDuration = 20;
/** Time between the two presses of a double click, in milliseconds. */
const doubleClickTime = 120;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Which button presses: what CDP calls it, and its bit in `buttons`. */
const buttonBits = { left: 1, right: 2 } as const;
export type Button = keyof typeof buttonBits;

/**
 * Moves the pointer to a place and presses a button there, `count` times. Presses and releases are sent
 * together, with the times at which a reader would have made them: a page that is busy drawing gets them late, and
 * still sees a click; only Chromium can be told. Resolves when the page has got them all.
 */
export async function clickAt(
  page: Page,
  [x, y]: Pixel,
  count: 1 | 2 = 1,
  button: Button = 'left',
): Promise<void> {
  await page.mouse.move(x, y);
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    // No other engine takes the times of its events from outside.
    await page.mouse.click(x, y, { button, clickCount: count });
    return;
  }
  const session = await sessionOf(page);
  const last = (count - 1) * doubleClickTime + clickDuration;
  // Not in the future: the last release is now. In seconds since 1970.
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

/** Taps with a finger: as short as a click, and sent as one, however busy the page is. */
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

/** Puts a finger at a place, keeps it there until `during` is done, and lifts it. */
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

/** Presses a button at a place, goes to another one by way of their middle, and lets go. */
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

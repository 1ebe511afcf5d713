/**
 * `npm run bench -- gestures [-- kind …]`: performs a reader's gestures on each kind of page, with the processor slowed
 * to a quarter of its speed. Prints the delay after each gesture, and the layout shift. Also counts the Tab presses
 * between the start of a page and its text, and measures how long the first search results take to appear after Ctrl+K
 * on slow 4G. Measures each page three times, and prints the medians of times and the largest shift. Times depend on the
 * machine, so the first table contains the machine's speed.
 */
import { errors, type Browser, type Locator, type Page } from '@playwright/test';
import { readDurations } from '../scripts/helpers/testing/durations';
import { calibrate } from '../scripts/helpers/testing/speed';
import { median } from './numbers';
import { measuredPages } from './pages';
import { progress, type BenchPart } from './part';
import { onBuiltSite } from './site';
import { hydrate } from './transfer';

const processorSlowdown = 4;

const rounds = 3;

/** Lighthouse's "slow 4G": latency in milliseconds, throughput in bytes per second. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 86_400 };

interface Delay {
  readonly gesture: string;
  readonly milliseconds: number;
}

type Gesture = readonly [name: string, make: (page: Page) => Promise<void>];

/** Time that a hand needs between two parts of a gesture, in milliseconds. */
const handTime = 60;

/**
 * Moves the mouse to the center of an element and clicks it. Avoids `Locator.click()`, because its checks in the page
 * would add to the measured delay.
 */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} isn't visible.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(handTime);
  await page.mouse.down();
  await page.waitForTimeout(handTime);
  await page.mouse.up();
}

/**
 * CSS selectors, because finding elements by role would keep the page's thread busy. Until React has loaded, the search
 * field and the first results are in `#page-search`.
 */
const searchInput = '.DocSearch-Input, #page-search input';
const searchResult = '.DocSearch-Hit, #page-search [role="option"]';

const search: Gesture = [
  'search',
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.locator(searchInput).first().waitFor();
    await page.keyboard.type('camera', { delay: handTime });
    await page.locator(searchResult).first().waitFor();
    await page.keyboard.press('Escape');
  },
];

const versionMenu: Gesture = [
  'version menu',
  async (page) => {
    const menu = page.locator('.navbar .dropdown').first();
    await menu.hover();
    await page.keyboard.press('Escape');
    await page.mouse.move(700, 500);
  },
];

const colorMode: Gesture = [
  'color mode',
  (page) => click(page, page.locator('.navbar [class*="colorMode"] button').first()),
];

const scroll: Gesture = [
  'scroll',
  async (page) => {
    for (let step = 0; step < 10; step++) await page.mouse.wheel(0, 400);
  },
];

/** The search page has its own search field instead of the overlay. */
const searchPageField: Gesture = [
  'search',
  async (page) => {
    await click(page, page.locator('main input').first());
    await page.keyboard.type('camera', { delay: handTime });
    await page.locator('main [role="option"]').first().waitFor();
  },
];

const ownGestures: Readonly<Record<string, readonly Gesture[]>> = {
  apiClass: [
    [
      'filter',
      async (page) => {
        const field = page.getByRole('searchbox', { name: 'Filter members' });
        await click(page, field);
        await page.keyboard.type('camera', { delay: handTime });
        await page.keyboard.press('Escape');
      },
    ],
  ],
  example: [
    ['tab', (page) => click(page, page.getByRole('tab', { name: 'project.ts' }))],
    ['run', (page) => click(page, page.getByRole('button', { name: /^Start/ }).first())],
  ],
  playground: [
    [
      'typing',
      async (page) => {
        await click(page, page.locator('.cm-line').first());
        await page.keyboard.type('// a comment', { delay: handTime });
      },
    ],
  ],
};

interface Seen {
  delay: number;
  shift: number;
  /** Tag name and class of each element that moved. */
  readonly shifted: string[];
}

/** Starts recording events and layout shifts before the page's own scripts run. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { delay: 0, shift: 0, shifted: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.delay = Math.max(seen.delay, duration);
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
        readonly sources: readonly { readonly node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element) seen.shifted.push(`${element.localName}.${element.className}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Waits until all earlier events are recorded. Resolves with the longest delay since the previous call, in
 * milliseconds.
 */
function takeDelay(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { seen } = window as unknown as { readonly seen: Seen };
    // Wait for a few frames, because the browser reports an event only after it has rendered the event's effect.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 0));
    const { delay } = seen;
    seen.delay = 0;
    return delay;
  });
}

/** Counts the Tab presses needed to reach the page's text without the skip link. */
async function tabsToText(page: Page): Promise<number | string> {
  const most = 200;
  for (let count = 1; count <= most; count++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) return count;
  }
  return `more than ${most}`;
}

/** Resolves with the time from Ctrl+K to the first results, in seconds, or with Infinity after one minute. */
async function secondsToResults(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(address, { timeout: 120_000 });
  page.setDefaultTimeout(60_000);
  const start = performance.now();
  try {
    await page.keyboard.press('Control+k');
    await page.locator(searchInput).first().waitFor();
    await page.keyboard.type('camera', { delay: handTime });
    await page.locator(searchResult).first().waitFor();
    return Math.round((performance.now() - start) / 100) / 10;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity;
    throw error;
  } finally {
    await page.close();
  }
}

interface Round {
  readonly tabs: number | string;
  readonly delays: readonly Delay[];
  readonly shift: number;
}

async function measureRound(browser: Browser, address: string, kind: string): Promise<Round> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await record(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await page.goto(address, { timeout: 120_000 });
  const tabs = await tabsToText(page);
  await hydrate(page);
  const delays: Delay[] = [];
  await takeDelay(page);
  for (const [gesture, make] of [
    scroll,
    versionMenu,
    colorMode,
    kind === 'search' ? searchPageField : search,
    ...(ownGestures[kind] ?? []),
  ]) {
    await make(page);
    delays.push({ gesture, milliseconds: await takeDelay(page) });
  }
  const { shift, shifted } = await page.evaluate(
    () => (window as unknown as { readonly seen: Seen }).seen,
  );
  if (shift > 0) progress(`Elements that moved on ${kind}: ${[...new Set(shifted)].join(', ')}`);
  await page.close();
  return { tabs, delays, shift };
}

interface Measured {
  readonly row: readonly (string | number)[];
  readonly delays: readonly Delay[];
}

async function measureKind(browser: Browser, address: string, kind: string): Promise<Measured> {
  const measured: Round[] = [];
  const results: number[] = [];
  const speeds: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    progress(`gestures on ${kind}, round ${round} of ${rounds}`);
    speeds.push(await calibrate());
    measured.push(await measureRound(browser, address, kind));
    if (kind !== 'search') results.push(await secondsToResults(browser, address));
  }
  const [first] = measured;
  if (first === undefined) throw new Error('No round was measured.');
  const delays = first.delays.map(({ gesture }, index) => ({
    gesture,
    milliseconds: median(measured.map((round) => round.delays[index]?.milliseconds ?? NaN)),
  }));
  const longest = delays.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  return {
    row: [
      kind,
      first.tabs,
      longest.milliseconds,
      longest.gesture,
      Number(Math.max(...measured.map(({ shift }) => shift)).toFixed(3)),
      results.length === 0 ? 'no overlay' : median(results),
      Number((readDurations().calibration / median(speeds)).toFixed(2)),
    ],
    delays,
  };
}

export const gesturesPart: BenchPart = {
  name: 'gestures',
  about:
    'longest delay after a gesture, layout shift, number of Tab presses to reach the text, and time to search results',
  needsBuild: true,
  run: (kinds) =>
    onBuiltSite(async (browser, address) => {
      const rows: (readonly (string | number)[])[] = [];
      const delayRows: (string | number)[][] = [];
      const pages = measuredPages().filter(
        ({ kind }) => kinds.length === 0 || kinds.includes(kind),
      );
      for (const { kind, path } of pages) {
        const { row, delays } = await measureKind(browser, address + path, kind);
        progress(row.join('  '));
        rows.push(row);
        delayRows.push(...delays.map((delay) => [kind, delay.gesture, delay.milliseconds]));
      }
      return [
        {
          title: `Gestures with ${processorSlowdown}× CPU throttling (targets: 12 Tab presses, a delay of 100 ms, no layout shift, 3 s to search results), medians of ${rounds} rounds. Speed 1 is the speed of the machine that recorded tests/durations.json`,
          columns: [
            'page',
            'Tab presses',
            'delay ms',
            'gesture',
            'shift',
            's to search results',
            'speed',
          ],
          rows,
        },
        {
          title: 'Delay after each gesture',
          columns: ['page', 'gesture', 'delay ms'],
          rows: delayRows,
        },
      ];
    }),
};

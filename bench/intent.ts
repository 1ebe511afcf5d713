/**
 * `npm run bench -- intent -- <folder> [<folder>]`: what readers wait for in two builds of the site, one with
 * `deferScripts` (src/deferred) and one without, in turns. The second folder is `build/` where none is given. Both must
 * be built for the same path.
 */
import path from 'node:path';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { measuredPages } from './pages';
import { median } from './median';
import type { BenchPart, Table } from './part';

const port = 4280;
/** Runs per figure; the median counts. */
const rounds = 5;
/** Lighthouse's slow 4G: milliseconds, and bytes per second. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowerCpu = 4;
/** A task that is longer than this many milliseconds blocks a reader. */
const longTask = 50;

interface Slowness {
  readonly cpu?: number;
  readonly network?: typeof slow4g;
}

/** A page of its own, with an empty cache, on a phone or at a desk. Rejects what `measure` rejects. */
async function withPage(
  browser: Browser,
  device: 'desktop' | 'phone',
  slowness: Slowness,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  const context = await browser.newContext(
    device === 'phone'
      ? { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }
      : { viewport: { width: 1440, height: 900 } },
  );
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowness.network !== undefined) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        ...slowness.network,
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu ?? 1 });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds that a page's tasks block, above {@link longTask} each, until nothing has come for two seconds. */
async function blockingTime(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => tasks.push(duration)),
    ).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  const tasks = await page.evaluate(() => (window as { longTasks?: number[] }).longTasks ?? []);
  return tasks.reduce((sum, duration) => sum + duration - longTask, 0);
}

/** Presses search until its field is there, types, and waits for results. */
async function search(page: Page): Promise<void> {
  const field = page.locator('#page-search input, .DocSearch-Input');
  while (!(await field.first().isVisible())) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(50);
  }
  await page.keyboard.type('camera');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

/** From the press on a page that has come to rest to results. */
async function pressToResults(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const start = performance.now();
  await search(page);
  return performance.now() - start;
}

/** From opening the page to results, pressed as early as it works. */
async function loadToResults(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.search-button').waitFor();
  await search(page);
  return performance.now() - start;
}

/** From the click on a link to the new page's first picture, with both pages' files in the cache. */
async function linkToContent(page: Page, address: string, isPhone: boolean): Promise<number> {
  const link = page.locator('.pagination-nav__link--prev');
  await page.goto(address, { waitUntil: 'networkidle' });
  const next = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await page.goto(next, { waitUntil: 'networkidle' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await link.scrollIntoViewIfNeeded();
  if (!isPhone) {
    // A mouse is over a link before it presses, which loads React and the page.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  }
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    // Comes with the click, which the page script keeps from others.
    window.addEventListener(
      'pointerup',
      (event) => sessionStorage.setItem('clicked', `${performance.timeOrigin + event.timeStamp}`),
      true,
    );
    new MutationObserver(() => {
      if (document.querySelector('h1') === before) return;
      requestAnimationFrame((time) =>
        sessionStorage.setItem('drawn', `${performance.timeOrigin + time}`),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await (isPhone ? link.tap() : link.click());
  await page.waitForURL(next);
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const drawn = Number(sessionStorage.getItem('drawn') ?? performance.timeOrigin + paint);
    return drawn - Number(sessionStorage.getItem('clicked'));
  });
}

interface Figure {
  readonly name: string;
  readonly measure: (browser: Browser, site: string) => Promise<number>;
}

function figures(): Figure[] {
  const pages = new Map(measuredPages().map(({ kind, path: page }) => [kind, page]));
  const guide = pages.get('guide') ?? '';
  const slow = { cpu: slowerCpu, network: slow4g };
  return [
    ...(['guide', 'apiClass', 'landing'] as const).map((kind) => ({
      name: `blocking time, ${kind}, phone, CPU ${slowerCpu} × slower`,
      measure: (browser: Browser, site: string) =>
        withPage(browser, 'phone', { cpu: slowerCpu }, (page) =>
          blockingTime(page, site + (pages.get(kind) ?? '')),
        ),
    })),
    {
      name: `press on search to results, slow 4G, CPU ${slowerCpu} × slower`,
      measure: (browser, site) =>
        withPage(browser, 'desktop', slow, (page) => pressToResults(page, site + guide)),
    },
    {
      name: `opening the page to results, slow 4G, CPU ${slowerCpu} × slower`,
      measure: (browser, site) =>
        withPage(browser, 'desktop', slow, (page) => loadToResults(page, site + guide)),
    },
    {
      name: 'click on a link to new content, warm, desktop',
      measure: (browser, site) =>
        withPage(browser, 'desktop', {}, (page) => linkToContent(page, site + guide, false)),
    },
    {
      name: `tap on a link to new content, warm, phone, CPU ${slowerCpu} × slower`,
      measure: (browser, site) =>
        withPage(browser, 'phone', { cpu: slowerCpu }, (page) =>
          linkToContent(page, site + guide, true),
        ),
    },
  ];
}

async function compare(dirs: readonly string[]): Promise<Table> {
  const baseUrl = readBuildInfo()?.baseUrl ?? '/';
  const servers = await Promise.all(
    dirs.map((dir, index) => startSiteServer({ dir, baseUrl, port: port + index * 10 })),
  );
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const rows: (string | number)[][] = [];
    for (const { name, measure } of figures()) {
      const times = dirs.map((): number[] => []);
      // In turns, so that a change of the machine's load meets both.
      for (let round = 0; round < rounds; round++) {
        for (const [index, { address }] of servers.entries()) {
          times[index]?.push(await measure(browser, address));
        }
      }
      const row = [name, ...times.map((all) => Math.round(median(all)))];
      console.log(row.join(' · '));
      rows.push(row);
    }
    return {
      title: `What readers wait for, ms, median of ${rounds}`,
      columns: ['', ...dirs.map((dir) => path.relative('.', dir))],
      rows,
    };
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

export const intentPart: BenchPart = {
  name: 'intent',
  about:
    'what readers wait for in two built sites, given as folders: with late scripts and without',
  needsBuild: false,
  onlyByName: true,
  async run(dirs) {
    const [first, second = buildDir] = dirs.map((dir) => path.resolve(dir));
    if (first === undefined || dirs.length > 2) {
      throw new Error(
        'Say which builds to compare: npm run bench -- intent -- <folder> [<folder>]',
      );
    }
    return [await compare([first, second])];
  },
};

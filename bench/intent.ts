/**
 * `npm run bench -- intent -- <folder> [<folder>]`: measures how long readers wait in two builds, one with `deferScripts`
 * (src/deferred) and one without. The second folder defaults to `build/`. Both builds must have the same base path.
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
/** Runs per measurement. The result is the median. */
const rounds = 5;
/** Lighthouse's slow 4G: latency in milliseconds, and throughput in bytes per second. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowerCpu = 4;
/** Milliseconds after which a task blocks the reader. */
const longTask = 50;

interface Slowness {
  readonly cpu?: number;
  readonly network?: typeof slow4g;
}

/** Opens a new page with an empty cache, on an emulated phone or a desktop. Rejects if `measure` rejects. */
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

/** Blocking time of a page: the milliseconds of each task above {@link longTask}, until there are none for two seconds. */
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

/** Presses the search button until the field appears, types, and waits for results. */
async function search(page: Page): Promise<void> {
  const field = page.locator('#page-search input, .DocSearch-Input');
  while (!(await field.first().isVisible())) {
    await page.keyboard.press('Control+k');
    await page.waitForTimeout(50);
  }
  await page.keyboard.type('camera');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

/** Milliseconds from the press to results, on a page that has finished loading. */
async function pressToResults(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const start = performance.now();
  await search(page);
  return performance.now() - start;
}

/** Milliseconds from opening the page to results, with the press as early as possible. */
async function loadToResults(page: Page, address: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.search-button').waitFor();
  await search(page);
  return performance.now() - start;
}

/** Milliseconds from the click on a link to the first render of the new page, with the files of both pages in the cache. */
async function linkToContent(page: Page, address: string, isPhone: boolean): Promise<number> {
  const link = page.locator('.pagination-nav__link--prev');
  await page.goto(address, { waitUntil: 'networkidle' });
  const next = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  await page.goto(next, { waitUntil: 'networkidle' });
  await page.goto(address, { waitUntil: 'networkidle' });
  await link.scrollIntoViewIfNeeded();
  if (!isPhone) {
    // The mouse hovers over a link before the click, which loads React and the page.
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  }
  await page.evaluate(() => {
    const before = document.querySelector('h1');
    // Runs with the click, because the page script hides that from other listeners.
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
      name: `blocking time, ${kind}, phone, ${slowerCpu} × slower CPU`,
      measure: (browser: Browser, site: string) =>
        withPage(browser, 'phone', { cpu: slowerCpu }, (page) =>
          blockingTime(page, site + (pages.get(kind) ?? '')),
        ),
    })),
    {
      name: `press on search to results, slow 4G, ${slowerCpu} × slower CPU`,
      measure: (browser, site) =>
        withPage(browser, 'desktop', slow, (page) => pressToResults(page, site + guide)),
    },
    {
      name: `opening the page to search results, slow 4G, ${slowerCpu} × slower CPU`,
      measure: (browser, site) =>
        withPage(browser, 'desktop', slow, (page) => loadToResults(page, site + guide)),
    },
    {
      name: 'click on a link to new content, warm, desktop',
      measure: (browser, site) =>
        withPage(browser, 'desktop', {}, (page) => linkToContent(page, site + guide, false)),
    },
    {
      name: `tap on a link to new content, warm, phone, ${slowerCpu} × slower CPU`,
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
      // Take turns, so that changes of the machine's load affect both.
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
      title: `Waiting times of readers, ms, median of ${rounds}`,
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
  about: 'waiting times of readers in two builds, with and without deferred scripts',
  needsBuild: false,
  onlyByName: true,
  async run(dirs) {
    const [first, second = buildDir] = dirs.map((dir) => path.resolve(dir));
    if (first === undefined || dirs.length > 2) {
      throw new Error('Missing folder. Usage: npm run bench -- intent -- <folder> [<folder>]');
    }
    return [await compare([first, second])];
  },
};

/**
 * `npm run bench -- steps`: measures the bytes and the time of each step that a reader takes on an example's page.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { readVersions } from '../src/versions';
import { hydrate } from './transfer';
import type { BenchPart, Table } from './part';

const example = 'cad-basic';
/** First port to try. */
const firstPort = 4870;
/** Time limit of a step, in milliseconds. */
const stepTimeout = 180_000;

interface Step {
  readonly name: string;
  readonly take: (page: Page, view: Locator) => Promise<void>;
}

const press = (view: Locator, name: string) =>
  view.getByRole('button', { name, exact: true }).first().click({ timeout: stepTimeout });

async function running(view: Locator, page: Page): Promise<void> {
  const selector = `[data-example="${example}"][data-state="running"]`;
  await page.waitForSelector(selector, { timeout: stepTimeout });
  await view.locator('iframe').waitFor();
}

const steps: readonly Step[] = [
  {
    name: 'start',
    take: async (page, view) => {
      await press(view, 'Start the example');
      await running(view, page);
    },
  },
  {
    name: 'restart',
    take: async (page, view) => {
      await press(view, 'Restart');
      await page.waitForSelector(`[data-example="${example}"][data-state="loading"]`);
      await running(view, page);
    },
  },
  {
    name: 'edit',
    take: async (_, view) => {
      await press(view, 'Edit');
      await view.locator('.cm-content:visible').waitFor({ timeout: stepTimeout });
    },
  },
  {
    name: 'first focus: help',
    take: async (_, view) => {
      await view.locator('.cm-content:visible').click();
      await view
        .getByText('Code completion and type checking are on.')
        .waitFor({ timeout: stepTimeout });
    },
  },
  {
    name: 'first completion',
    take: async (page, view) => {
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText('\n');
      await page.keyboard.type('viewer.fit');
      await view.locator('.cm-tooltip-autocomplete').waitFor({ timeout: stepTimeout });
      await page.keyboard.press('Escape');
      await page.keyboard.insertText('CameraToModel(model);');
    },
  },
  {
    name: 'run the change',
    take: async (page, view) => {
      await press(view, 'Run');
      await page.waitForSelector(`[data-example="${example}"][data-state="loading"]`);
      await running(view, page);
    },
  },
  {
    name: 'share',
    take: async (_, view) => {
      await press(view, 'Share');
      await view.getByRole('textbox', { name: /^Link to/ }).waitFor({ timeout: stepTimeout });
    },
  },
  {
    name: 'download',
    take: async (page, view) => {
      await press(view, 'Download');
      const waiting = page.waitForEvent('download', { timeout: stepTimeout });
      await view.getByRole('button', { name: /^Download reveal-/ }).click();
      await waiting;
    },
  },
];

/** Takes all steps on one page of the built site, one after another, starting with an empty cache. */
async function stepsTable(browser: Browser): Promise<Table> {
  const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
  const version = readVersions().find(({ isLast }) => isLast);
  const server = await startSiteServer({ dir: buildDir, baseUrl, port: firstPort });
  // With reduced motion, the example doesn't start automatically.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    let sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      // Files that the page already has, and passes to its frame or worker.
      if (response.url().startsWith('blob:')) return;
      const size = response.body().then(
        (body) => Math.min(body.length, gzipSync(body).length),
        () => 0,
      );
      sizes.push(size);
    });
    const view = page.locator(`[data-example="${example}"]`);
    const rows: (string | number)[][] = [];
    const measure = async (name: string, take: () => Promise<void>) => {
      sizes = [];
      const start = performance.now();
      await take();
      const milliseconds = Math.round(performance.now() - start);
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      rows.push([name, sizes.length, Math.round(bytes / 1000), milliseconds]);
    };
    await measure('open the page', async () => {
      await page.goto(`${server.address}${version?.routePath}/examples/${example}`);
      await hydrate(page);
    });
    for (const { name, take } of steps) await measure(name, () => take(page, view));
    return {
      title: `Steps on the page of ${example}, ${version?.label}, one after another`,
      columns: ['step', 'requests', 'kB gz', 'ms'],
      rows,
    };
  } finally {
    await context.close();
    await server.close();
  }
}

export const stepsPart: BenchPart = {
  name: 'steps',
  about:
    "bytes and time of each step on an example's page: start, edit, help, run, share, download",
  needsBuild: true,
  run: async () => {
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    try {
      return [await stepsTable(browser)];
    } finally {
      await browser.close();
    }
  },
};

/** `npm run bench -- dev`: measures `npm run dev` for writers, in a copy of the repository with one version. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import {
  type DevServer,
  makeRepositoryCopy,
  startDevServer,
  waitForDevServer,
} from '../tests/tools';
import { median } from './median';
import type { BenchPart } from './part';

const port = 4620;
/** Time limit of each step, in milliseconds. */
const patience = 180_000;

/** Milliseconds from the start of the command until a page shows. */
async function timeStart(page: Page, dev: DevServer): Promise<number> {
  const start = performance.now();
  await waitForDevServer(dev);
  await page.goto(`${dev.address}/concepts`);
  await page.locator('article h1').waitFor({ timeout: patience });
  return performance.now() - start;
}

async function timeChange(
  file: string,
  change: (text: string) => string,
  seen: () => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
  await seen();
  return performance.now() - start;
}

/** Number of timed changes. The result is the median. */
const rounds = 5;
/** Milliseconds between two changes, as when somebody writes. By then, the work for the last change has finished. */
const pause = 5000;

/** Median of several rounds. `measure` gets the number of the round. */
async function medianOf(page: Page, once: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await page.waitForTimeout(pause);
    times.push(await once(round));
  }
  return median(times);
}

async function timePageChange(page: Page, dir: string, address: string): Promise<number> {
  const file = path.join(dir, 'docs/concepts.mdx');
  await page.goto(`${address}/concepts`, { waitUntil: 'networkidle' });
  return medianOf(page, (round) => {
    const line = `Line ${round} that a writer adds.`;
    // Checks in each frame, because a locator would wait longer and longer between checks.
    const shown = () =>
      page.waitForFunction(
        (text) => document.querySelector('article')?.textContent.includes(text),
        line,
        { timeout: patience },
      );
    return timeChange(file, (text) => `${text}\n${line}\n`, shown);
  });
}

/** Milliseconds until the changed program logs something from inside its frame. */
async function timeProgramChange(page: Page, dir: string, address: string): Promise<number> {
  const file = path.join(dir, 'examples/next/cad-basic.ts');
  await page.goto(`${address}/examples/cad-basic`);
  const example = page.locator('[data-example]').first();
  await example.and(page.locator('[data-state="running"]')).waitFor({ timeout: patience });
  return medianOf(page, (round) => {
    const line = `Change ${round} runs.`;
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().includes(line),
      timeout: patience,
    });
    return timeChange(
      file,
      (text) => `console.log('${line}');\n${text}`,
      () => logged,
    );
  });
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}

export const devPart: BenchPart = {
  name: 'dev',
  about: 'npm run dev with one version: start, a changed page, a changed example',
  needsBuild: false,
  onlyByName: true,
  async run() {
    const dir = makeRepositoryCopy('bench-dev');
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
    const page = await browser.newPage();
    let dev = startDevServer(dir, port);
    try {
      const cold = await timeStart(page, dev);
      // The bundler writes its cache when it's idle.
      await page.waitForTimeout(pause);
      await dev.close();
      dev = startDevServer(dir, port);
      const warm = await timeStart(page, dev);
      const changedPage = await timePageChange(page, dir, dev.address);
      const changedProgram = await timeProgramChange(page, dir, dev.address);
      return [
        {
          title: 'npm run dev, one version',
          columns: ['what', 'seconds', 'wanted'],
          rows: [
            ['start without a bundler cache', seconds(cold), ''],
            ['start with a bundler cache', seconds(warm), 'under 15'],
            [`a changed page shows, median of ${rounds}`, seconds(changedPage), 'under 1'],
            [`a changed example runs, median of ${rounds}`, seconds(changedProgram), 'under 2'],
          ],
        },
      ];
    } finally {
      await dev.close();
      await browser.close();
    }
  },
};

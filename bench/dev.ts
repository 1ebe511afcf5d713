/** `npm run bench -- dev`: the writers' loop, in a copy of the repository with one version. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/chromium';
import { defaultBaseUrl } from '../src/site/environment';
import { readVersions } from '../src/versions';
import { makeRepositoryCopy } from '../tests/fixtures/repositoryCopy';
import { median } from './median';
import type { BenchPart } from './part';

const port = 4620;
/** The version that is written. */
const version = readVersions()[0];
const address = `http://localhost:${port}${defaultBaseUrl}${version?.routePath}`;
/** Longest wait for anything here, in milliseconds. */
const patience = 180_000;

function startDev(dir: string): ChildProcess {
  return spawn('npm', ['run', '--silent', 'dev', '--', '--port', String(port)], {
    cwd: dir,
    env: { ...process.env, DOCS_VERSIONS: version?.folder },
    stdio: 'ignore',
    // A group of its own, so that all it starts ends with it.
    detached: true,
  });
}

async function stopDev(dev: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => dev.on('close', resolve));
  if (dev.pid !== undefined) process.kill(-dev.pid, 'SIGTERM');
  await ended;
}

/** Whether it comes into sight within some seconds: a page is drawn by its scripts. */
function seen(locator: Locator): Promise<boolean> {
  return locator.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
}

/** Time until the page shows, from the start of the command. */
async function timeStart(page: Page): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < patience) {
    const answer = await page.goto(`${address}/concepts`).catch(() => null);
    const heading = page.locator('article h1');
    if (answer?.ok() === true && (await seen(heading))) return performance.now() - start;
    await page.waitForTimeout(100);
  }
  throw new Error('`npm run dev` serves no page.');
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

/** Changes that are timed; the median counts. */
const rounds = 5;
/** Milliseconds between two changes, as when somebody writes: what the last one set off has ended. */
const pause = 5000;

/** Median of some rounds, each given its number. */
async function medianOf(page: Page, once: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    await page.waitForTimeout(pause);
    times.push(await once(round));
  }
  return median(times);
}

async function timePageChange(page: Page, dir: string): Promise<number> {
  const file = path.join(dir, 'docs/concepts.mdx');
  await page.goto(`${address}/concepts`, { waitUntil: 'networkidle' });
  return medianOf(page, (round) => {
    const line = `Line ${round} that a writer adds.`;
    const shown = () => page.getByText(line).waitFor({ timeout: patience });
    return timeChange(file, (text) => `${text}\n${line}\n`, shown);
  });
}

/** Until the changed program has logged something from inside its frame. */
async function timeProgramChange(page: Page, dir: string): Promise<number> {
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
    let dev = startDev(dir);
    try {
      const cold = await timeStart(page);
      // The bundler writes its cache once it has nothing else to do.
      await page.waitForTimeout(pause);
      await stopDev(dev);
      dev = startDev(dir);
      const warm = await timeStart(page);
      const changedPage = await timePageChange(page, dir);
      const changedProgram = await timeProgramChange(page, dir);
      return [
        {
          title: 'Writers’ loop, one version',
          columns: ['what', 'seconds', 'wanted'],
          rows: [
            ['npm run dev, without a cache of the bundler', seconds(cold), ''],
            ['npm run dev, warm', seconds(warm), 'under 15'],
            [`a changed page is seen, median of ${rounds}`, seconds(changedPage), 'under 1'],
            [`a changed example runs, median of ${rounds}`, seconds(changedProgram), 'under 2'],
          ],
        },
      ];
    } finally {
      await stopDev(dev);
      await browser.close();
    }
  },
};

/** `npm run bench -- examples`: measures how large an example is, and how long it takes to start. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { generate } from '../scripts/generate';
import { readJson } from '@reveal-docs/shared/readJson';
import { modulesNeeded, type SdkManifest } from '@reveal-docs/runner/sdkManifest';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import {
  compileFor,
  exampleSource,
  type FramePageServer,
  openFramePage,
  startFramePageServer,
  versionsByRelease,
  waitForState,
} from '../tests/tools';
import { median } from './numbers';
import { progress, type BenchPart, type Table } from './part';
import { launchBrowser } from './site';

const example = 'cad-basic';
const rounds = 3;

const staticDir = path.join(rootDir, '.generated', 'static');

function readSdkManifest(): SdkManifest {
  const file = path.join(rootDir, '.generated', 'sdk', 'manifest.json');
  return readJson<SdkManifest>(file);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}

function sizesTable(versions: readonly DocsVersion[]): Table {
  const manifest = readSdkManifest();
  return {
    title: 'Modules that examples import, kB',
    columns: ['SDK', 'module', 'minified', 'gzip', 'brotli'],
    rows: versions.flatMap((version) => {
      const release = manifest[version.folder];
      const files = new Map(
        Object.values(release?.modules ?? {}).map((module) => [module.file, module]),
      );
      return [...files.values()].map((module) => [
        version.release,
        path.basename(module.file).replace(/\.[0-9a-f]+\.js$/, ''),
        kilobytes(module.bytes),
        kilobytes(module.gzip),
        kilobytes(brotliCompressSync(fs.readFileSync(path.join(staticDir, module.file))).length),
      ]);
    }),
  };
}

interface Start {
  readonly milliseconds: number;
  readonly bytes: number;
}

async function startInFrame(
  browser: Browser,
  server: FramePageServer,
  version: DocsVersion,
): Promise<{ first: Start; again: Start }> {
  const page = await browser.newPage();
  await openFramePage(page, server);
  const input = compileFor(version, exampleSource(version, example));
  const run = async (): Promise<Start> => {
    const start = performance.now();
    await page.evaluate((value) => window.framePage.run(value), input);
    const state = await waitForState(page, 'running', 'failed');
    if (state.type === 'failed') throw new Error(state.failure.message);
    return { milliseconds: performance.now() - start, bytes: state.progress.bytes };
  };
  const first = await run();
  const again = await run();
  await page.close();
  return { first, again };
}

/**
 * Runs the program in an otherwise empty page. Resolves with the time from the program's start to
 * its first complete picture, in milliseconds.
 */
async function startBare(
  browser: Browser,
  server: FramePageServer,
  version: DocsVersion,
): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${server.address}bare`);
  await page.waitForFunction(() => 'runBare' in window);
  const input = compileFor(version, exampleSource(version, example));
  const milliseconds = await page.evaluate((value) => window.runBare(value), input);
  await page.close();
  return milliseconds;
}

/**
 * Returns the total compressed size, in kilobytes, of the modules that the program imports directly
 * or indirectly. Each file counts once.
 */
function moduleSize(manifest: SdkManifest, version: DocsVersion): number {
  const release = manifest[version.folder];
  if (release === undefined) return 0;
  const { imports } = compileFor(version, exampleSource(version, example)).program;
  const sizes = new Map(
    modulesNeeded(release, imports).map((name) => {
      const module = release.modules[name];
      return [module?.file, module?.gzip ?? 0];
    }),
  );
  return kilobytes([...sizes.values()].reduce((sum, size) => sum + size, 0));
}

async function timesRow(
  browser: Browser,
  server: FramePageServer,
  version: DocsVersion,
): Promise<(string | number)[]> {
  const framed: Awaited<ReturnType<typeof startInFrame>>[] = [];
  const bare: number[] = [];
  // Alternate between the two measurements, so that changes in the machine's load affect both.
  for (let round = 1; round <= rounds; round++) {
    progress(`SDK ${version.release}, round ${round} of ${rounds}`);
    framed.push(await startInFrame(browser, server, version));
    bare.push(await startBare(browser, server, version));
  }
  const first = median(framed.map((run) => run.first.milliseconds));
  return [
    version.release,
    kilobytes(median(framed.map((run) => run.first.bytes))),
    moduleSize(readSdkManifest(), version),
    Math.round(first),
    Math.round(median(framed.map((run) => run.again.milliseconds))),
    Math.round(median(bare)),
    Number((first / median(bare)).toFixed(2)),
  ];
}

async function timesTable(versions: readonly DocsVersion[]): Promise<Table> {
  const server = await startFramePageServer();
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  try {
    for (const version of versions) rows.push(await timesRow(browser, server, version));
  } finally {
    await browser.close();
    await server.close();
  }
  return {
    title: `Start time of ${example} at 640 × 360, median of ${rounds} rounds`,
    columns: [
      'SDK',
      'kB read',
      'modules kB gz',
      'first start ms',
      'second ms',
      'bare page ms',
      'first / bare',
    ],
    rows,
  };
}

export const examplesPart: BenchPart = {
  name: 'examples',
  about: 'sizes of SDK modules, and start time of an example in the frame and on a bare page',
  needsBuild: false,
  run: async () => {
    await generate({ pages: 'skip' });
    const versions = versionsByRelease();
    return [sizesTable(versions), await timesTable(versions)];
  },
};

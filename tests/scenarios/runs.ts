/** Which examples there are to run, which versions share a run, and how one is started. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { bytesOf, frameBudget } from '@reveal-docs/runner/budget';
import type { FrameMessage } from '@reveal-docs/runner/messages';
import type { createSecondLimit, SecondLimit, Traffic } from '@reveal-docs/runner/perSecond';
import { unknownEndpointNotice } from '@reveal-docs/runner/host/demoNetwork';
import { exampleNames } from '../../src/plugins/examples/generate';
import type { SdkManifest } from '@reveal-docs/runner/sdkManifest';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { compileFor, exampleSource, waitForState } from '../fixtures/framePage';
import type { ExamplePage } from './pages';
import { Stage, stageSize, type Scenario } from './scenario';
import { prepareAnswers } from './stage/answers';

declare global {
  interface Window {
    /** What the newest frame said so far, its requests and answers to pings left out. */
    frameMessages?: FrameMessage[];
    /** IDs of the newest frame's requests that the page hasn't answered yet. */
    framePending?: ReadonlySet<number>;
    /** What the page counts traffic with. */
    frameCounting?: {
      readonly bytesOf: typeof bytesOf;
      readonly frameBudget: typeof frameBudget;
      readonly createSecondLimit: typeof createSecondLimit;
    };
    /** What each frame of the page sent, counted as the page counts it. */
    frameTraffic?: Pick<SecondLimit, 'peak'>[];
  }
}

/** One example, run once for all versions whose program, connection and modules are equal. */
export interface ExampleRun {
  readonly name: string;
  /** Newest first; the run is that of the first. */
  readonly versions: readonly [DocsVersion, ...DocsVersion[]];
}

/** How long a page may take until its example runs, in milliseconds: a software renderer draws slowly. */
const startTime = 150_000;
/** How long a scenario waits for an effect, in milliseconds. A busy machine without a GPU can need 30 s. */
const patience = 90_000;
/** How long one waits that is run to see it fail. */
const controlPatience = 1000;

/** All runs: every program of every version, those that would be the same done once. */
export function exampleRuns(): ExampleRun[] {
  const manifestFile = path.join(rootDir, '.generated/sdk/manifest.json');
  if (!fs.existsSync(manifestFile)) throw new Error('Run `npx tsx scripts/generate.ts` first.');
  const sdk = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as SdkManifest;
  const runs = new Map<string, { name: string; versions: [DocsVersion, ...DocsVersion[]] }>();
  for (const version of readVersions()) {
    for (const name of exampleNames(version)) {
      const { program } = compileFor(version, exampleSource(version, name));
      // The source includes types, but the compiled program doesn't.
      const key = JSON.stringify([name, program, sdk[version.folder]]);
      const run = runs.get(key);
      if (run === undefined) runs.set(key, { name, versions: [version] });
      else run.versions.push(version);
    }
  }
  return [...runs.values()];
}

// Playwright compiles what is required, and not what `import()` asks for.
const load = createRequire(__filename);

/** The scenario of an example. Throws when it has none. */
export function loadScenario(name: string): Scenario {
  const file = path.join(__dirname, `${name}.ts`);
  if (!fs.existsSync(file)) {
    throw new Error(`"${name}" has no scenario: write ${path.relative(rootDir, file)}.`);
  }
  const module = load(file) as { default?: Scenario };
  if (module.default === undefined) throw new Error(`${file} has no default export.`);
  return module.default;
}

/** The site's own code that counts what a frame sends, as a script. */
function countingScript(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `export * from './packages/runner/src/budget'; export * from './packages/runner/src/perSecond';`,
      resolveDir: rootDir,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'frameCounting',
    // Playwright puts scripts into a function.
    footer: { js: 'globalThis.frameCounting = frameCounting;' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The most that one of the page's frames has sent within a second. */
export function framePeak(page: Page): Promise<Traffic> {
  return page.evaluate(() => {
    const peaks = (window.frameTraffic ?? []).map(({ peak }) => peak);
    return {
      messages: Math.max(0, ...peaks.map(({ messages }) => messages)),
      bytes: Math.max(0, ...peaks.map(({ bytes }) => bytes)),
    };
  });
}

/** Makes a page ready to run examples the same way each time; call it before the page is opened. */
export async function preparePage(page: Page): Promise<void> {
  // What tsx compiles calls this helper, also in functions that are sent to the page.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  await page.addInitScript(countingScript());
  await prepareAnswers(page);
  await page.addInitScript(() => {
    // Mulberry32: what the SDK and programs draw with random numbers comes out the same in every run.
    let state = 1;
    Math.random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    window.portWatchers?.push(() => {
      const messages: FrameMessage[] = [];
      const pending = new Set<number>();
      let traffic: SecondLimit | undefined;
      const count = (message: FrameMessage) => {
        const { frameCounting: counting } = window;
        if (counting === undefined) throw new Error('Nothing counts what the frame sends.');
        if (traffic === undefined) {
          traffic = counting.createSecondLimit(counting.frameBudget, () => performance.now());
          (window.frameTraffic ??= []).push(traffic);
        }
        // The site asks for pictures and does not count them: no example sends one by itself.
        traffic.spend(message.type === 'picture' ? 0 : counting.bytesOf(message));
      };
      return {
        onReceive(message) {
          count(message);
          window.framePending = pending;
          if (message.type === 'request') pending.add(message.id);
          if (message.type === 'abort') pending.delete(message.id);
          if (['request', 'abort', 'pong'].includes(message.type)) return;
          messages.push(message);
          window.frameMessages = messages;
        },
        onSend(message) {
          const isAnswer = message.type === 'response' || message.type === 'unreachable';
          if (isAnswer) pending.delete(message.id);
          return false;
        },
      };
    });
  });
}

/** Makes the 3D view of an example page as large as a golden image, and nothing else of the page seen. */
export async function showViewOnly(page: Page): Promise<void> {
  await page.addInitScript(({ width, height }) => {
    if (window.top !== window) return;
    const style = new CSSStyleSheet();
    style.replaceSync(`
      body * { visibility: hidden !important }
      [data-example] iframe { visibility: visible !important; position: fixed !important;
        inset: 0 auto auto 0 !important; width: ${width}px !important; height: ${height}px !important;
        outline: none !important }`);
    document.adoptedStyleSheets = [style];
  }, stageSize);
}

/** What a program needs to start on the page of `tests/fixtures/framePage.ts`. */
export interface StartedProgram {
  readonly version: DocsVersion;
  /** What the error calls it when it fails. */
  readonly name: string;
  readonly run: ReturnType<typeof compileFor>;
}

/** Starts a program on the page of `tests/fixtures/framePage.ts` and resolves when it is `ready`. */
export async function startProgram(
  page: Page,
  { version, name, run }: StartedProgram,
): Promise<Stage> {
  await page.mouse.move(0, 0);
  await page.evaluate((input) => window.framePage.run(input), run);
  const state = await waitForState(page, 'running', 'failed');
  if (state.type === 'failed') {
    const { message, file, line } = state.failure;
    throw new Error(
      `${name} (${version.label}) failed: ${message} (${file ?? '?'}:${line ?? '?'})`,
    );
  }
  return stageOf(page, version, patience);
}

/** Starts an example on the page of `tests/fixtures/framePage.ts` and resolves when it is `ready`. */
export function startExample(page: Page, version: DocsVersion, name: string): Promise<Stage> {
  const run = compileFor(version, exampleSource(version, name));
  return startProgram(page, { version, name, run });
}

/**
 * Opens an example's page of the built site, with {@link showViewOnly}, and resolves when the example runs. It starts
 * by itself, as it does for a reader, or is started where a page is about more than the example.
 */
export async function openExample(
  page: Page,
  site: string,
  { version, name, path: pagePath }: ExamplePage,
): Promise<Stage> {
  await page.mouse.move(0, 0);
  const address = `${site}${version.routePath}/${pagePath}`;
  const response = await page.goto(address);
  if (response?.ok() !== true) throw new Error(`${address} answers ${response?.status()}.`);
  const example = page.locator(`[data-example="${name}"]`);
  const ended = page.locator(
    `[data-example="${name}"]:is([data-state=running], [data-state=failed])`,
  );
  // In a guide it may be far below; to its upper end, since the code is longer than the window.
  await example.evaluate((element) => element.scrollIntoView());
  if ((await example.getAttribute('data-start')) === 'click') {
    // The built page has the button. Nothing but the view is seen here, so no pointer can press it.
    const start = example.locator('button', { hasText: 'Start the example' });
    await start.evaluate((button: HTMLButtonElement) => button.click());
  }
  await ended.waitFor({ state: 'attached', timeout: startTime });
  if ((await example.getAttribute('data-state')) !== 'running') {
    throw new Error(`${address} failed: ${await example.getByRole('alert').textContent()}`);
  }
  const place = await example.locator('iframe').boundingBox();
  const { width, height } = stageSize;
  if (JSON.stringify(place) !== JSON.stringify({ x: 0, y: 0, width, height })) {
    throw new Error(`The view of ${address} is at ${JSON.stringify(place)}.`);
  }
  return stageOf(page, version, patience);
}

/** The same running example, for a scenario that is expected to fail. */
export function controlStage({ page, version }: Stage): Stage {
  return stageOf(page, version, controlPatience);
}

function stageOf(page: Page, version: DocsVersion, waits: number): Stage {
  page.setDefaultTimeout(waits);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  if (frame === undefined) throw new Error('The example has no frame.');
  return new Stage(page, frame, version, waits);
}

/** What must not happen while an example runs, as it happened. */
export interface Complaints {
  /** Errors on the console and uncaught ones, and requests to the demo project that no endpoint answered. */
  readonly errors: string[];
  /** Addresses of requests to any other host than the page's. */
  readonly outside: string[];
}

/** Watches a page at `address`, its frames and their workers. */
export function watchComplaints(page: Page, address: string): Complaints {
  const { origin } = new URL(address);
  const seen: Complaints = { errors: [], outside: [] };
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || text.startsWith(unknownEndpointNotice)) {
      seen.errors.push(text);
    }
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    const isWeb = /^(?:https?|wss?):$/.test(url.protocol);
    if (isWeb && url.origin !== origin) seen.outside.push(request.url());
  });
  return seen;
}

/** Starts examples, and determines which versions can share a run. */
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
import type { PosterMode } from '@reveal-docs/versions/addresses/poster';
import { compileFor, exampleSource, waitForState } from '../fixtures/framePage';
import { viewBackground } from '../fixtures/viewBackground';
import type { ExamplePage } from './pages';
import { Stage, stageSize, type Scenario } from './scenario';
import { prepareAnswers } from './stage/answers';
import { countWorkerCalls } from './stage/workers';

declare global {
  interface Window {
    /** Messages from the newest frame, except requests, aborts of requests, and responses to pings. */
    frameMessages?: FrameMessage[];
    /** IDs of the newest frame's requests that the page hasn't responded to yet. */
    framePending?: ReadonlySet<number>;
    frameCounting?: {
      readonly bytesOf: typeof bytesOf;
      readonly frameBudget: typeof frameBudget;
      readonly createSecondLimit: typeof createSecondLimit;
    };
    /** Traffic of each of the page's frames. It's counted in the same way as on the site's pages. */
    frameTraffic?: Pick<SecondLimit, 'peak'>[];
  }
}

export interface ExampleRun {
  readonly name: string;
  /** Versions with the same program, connection, and modules, newest first. The newest one is used for the run. */
  readonly versions: readonly [DocsVersion, ...DocsVersion[]];
}

/** Timeout for starting an example, in milliseconds. Software renderers are slow. */
const startTime = 150_000;
/** Timeout for an effect, in milliseconds. A busy machine without a GPU can need 30 s. */
const patience = 90_000;
/** Timeout for an effect in a scenario that should fail, in milliseconds. */
const controlPatience = 1000;

/** Returns the runs of all programs. If versions have the same program and the same SDK modules, they share a run. */
export function exampleRuns(): ExampleRun[] {
  const manifestFile = path.join(rootDir, '.generated/sdk/manifest.json');
  if (!fs.existsSync(manifestFile)) throw new Error('Run `npx tsx scripts/generate.ts` first.');
  const sdk = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as SdkManifest;
  const runs = new Map<string, { name: string; versions: [DocsVersion, ...DocsVersion[]] }>();
  for (const version of readVersions()) {
    for (const name of exampleNames(version)) {
      const { program } = compileFor(version, exampleSource(version, name));
      // Compare the compiled programs, because types in the source don't affect the run.
      const key = JSON.stringify([name, program, sdk[version.folder]]);
      const run = runs.get(key);
      if (run === undefined) runs.set(key, { name, versions: [version] });
      else run.versions.push(version);
    }
  }
  return [...runs.values()];
}

// Playwright compiles files that are loaded with `require()`, but not those loaded with `import()`.
const load = createRequire(__filename);

/** Loads the scenario of an example. Throws if the example doesn't have one. */
export function loadScenario(name: string): Scenario {
  const file = path.join(__dirname, `${name}.ts`);
  if (!fs.existsSync(file)) {
    throw new Error(`"${name}" has no scenario: write ${path.relative(rootDir, file)}.`);
  }
  const module = load(file) as { default?: Scenario };
  if (module.default === undefined) throw new Error(`${file} has no default export.`);
  return module.default;
}

/** Bundles the code with which the site counts a frame's messages. */
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
    // Make the variable global, because Playwright wraps scripts in a function.
    footer: { js: 'globalThis.frameCounting = frameCounting;' },
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the highest traffic that any of the page's frames had within one second. */
export function framePeak(page: Page): Promise<Traffic> {
  return page.evaluate(() => {
    const peaks = (window.frameTraffic ?? []).map(({ peak }) => peak);
    return {
      messages: Math.max(0, ...peaks.map(({ messages }) => messages)),
      bytes: Math.max(0, ...peaks.map(({ bytes }) => bytes)),
    };
  });
}

/**
 * Defines the helper that tsx calls in compiled functions, so that pages can run these functions. Call this before the
 * page opens.
 */
export async function allowCompiledFunctions(page: Page): Promise<void> {
  await page.addInitScript('globalThis.__name ??= (value) => value');
}

/** Prepares a page so that examples run the same way every time. Call this before the page opens. */
export async function preparePage(page: Page): Promise<void> {
  await allowCompiledFunctions(page);
  await page.addInitScript(countingScript());
  await prepareAnswers(page);
  await countWorkerCalls(page);
  await page.addInitScript(() => {
    // Use Mulberry32, so that the SDK and programs get the same random numbers in every run.
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
        // Don't count pictures. Examples only send them when the site requests them.
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

/** Makes the 3D view of an example page as large as a golden image, and hides the rest of the page. */
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

export interface StartedProgram {
  readonly version: DocsVersion;
  /** Name of the program, used in the error message. */
  readonly name: string;
  readonly run: ReturnType<typeof compileFor>;
}

/** Starts a program on the page from `tests/fixtures/framePage.ts`, and resolves when the program is `ready`. */
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

/** Starts an example on the page from `tests/fixtures/framePage.ts`, and resolves when the example is `ready`. */
export function startExample(
  page: Page,
  version: DocsVersion,
  name: string,
  mode: PosterMode = 'light',
): Promise<Stage> {
  const run = compileFor(version, exampleSource(version, name));
  return startProgram(page, { version, name, run: { ...run, background: viewBackground(mode) } });
}

/**
 * Opens an example's page on the built site after a call to {@link showViewOnly}, and resolves when the example runs.
 * If the example waits for a click, clicks its start button.
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
  // In a guide, the example can be far down the page, with code that is taller than the window.
  await example.evaluate((element) => element.scrollIntoView());
  if ((await example.getAttribute('data-start')) === 'click') {
    // Call `click()` on the element, because only the view is visible here, and the pointer can't click the button.
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

/** Returns a second stage for the same running example. It's for a scenario that should fail. */
export function controlStage({ page, version }: Stage): Stage {
  return stageOf(page, version, controlPatience);
}

function stageOf(page: Page, version: DocsVersion, waits: number): Stage {
  page.setDefaultTimeout(waits);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  if (frame === undefined) throw new Error('The example has no frame.');
  return new Stage(page, frame, version, waits);
}

export interface Complaints {
  /** Errors on the console, uncaught errors, and requests to endpoints that the demo project doesn't have. */
  readonly errors: string[];
  /** URLs of requests to hosts other than the page's. */
  readonly outside: string[];
}

/** Records problems in the page at `address`, its frames, and their workers. */
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

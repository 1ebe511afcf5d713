/** Which examples there are to run, which versions share a run, and how one is started. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { exampleNames } from '../../src/plugins/examples/generate';
import type { SdkManifest } from '../../src/plugins/sdk/manifest';
import { readVersions, rootDir, type DocsVersion } from '../../src/versions';
import { compileFor, exampleSource, waitForState } from '../fixtures/framePage';
import { Stage, type Scenario } from './scenario';

/** One example, run once for all versions whose program, connection and modules are equal. */
export interface ExampleRun {
  readonly name: string;
  /** Newest first; the run is that of the first. */
  readonly versions: readonly [DocsVersion, ...DocsVersion[]];
}

/** How long a scenario waits for an effect, in milliseconds: drawing on a software renderer takes its time. */
const patience = 20_000;
/** How long one waits that is run to see it fail. */
const controlPatience = 1000;

/** Whether a version has a page for the example; other programs belong to guides, which test them themselves. */
export function hasExamplePage({ contentDir }: DocsVersion, name: string): boolean {
  return fs.existsSync(path.join(contentDir, 'examples', `${name}.mdx`));
}

/** All runs: every program of every version, those that would be the same done once. */
export function exampleRuns(): ExampleRun[] {
  const manifestFile = path.join(rootDir, '.generated/sdk/manifest.json');
  if (!fs.existsSync(manifestFile)) throw new Error('Run `npm run generate` first.');
  const sdk = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as SdkManifest;
  const runs = new Map<string, { name: string; versions: [DocsVersion, ...DocsVersion[]] }>();
  for (const version of readVersions()) {
    for (const name of exampleNames(version)) {
      const { program } = compileFor(version, exampleSource(version, name));
      // Types are part of the source and not of what runs.
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

/** Makes a page ready to run examples the same way each time; call it before the page is opened. */
export async function preparePage(page: Page): Promise<void> {
  // What tsx compiles calls this helper, also in functions that are sent to the page.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  await page.addInitScript(() => {
    // Mulberry32: what the SDK and programs draw with random numbers comes out the same in every run.
    let state = 1;
    Math.random = () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
  });
}

/** Starts an example on the page of `tests/fixtures/framePage.ts` and resolves when it is `ready`. */
export async function startExample(page: Page, version: DocsVersion, name: string): Promise<Stage> {
  await page.mouse.move(0, 0);
  await page.evaluate(
    (input) => window.framePage.run(input),
    compileFor(version, exampleSource(version, name)),
  );
  const state = await waitForState(page, 'running', 'failed');
  if (state.type === 'failed') {
    const { message, file, line } = state.failure;
    throw new Error(
      `${name} (${version.label}) failed: ${message} (${file ?? '?'}:${line ?? '?'})`,
    );
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

/** What went wrong in a run without stopping it: uncaught errors, and requests that no endpoint answered. */
export function complaintsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...window.framePage.messages
      .filter((message) => message.type === 'error')
      .map(({ message }) => message),
    ...(window.framePage.session?.unknownEndpoints ?? []),
  ]);
}

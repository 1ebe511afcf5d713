/**
 * `npm run bench -- editor`: measures how long the playground takes to update type errors after a
 * key press, with the largest example of the latest version. For comparison, also measures the
 * language service by itself, in Node.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { TypePack, TypesManifest } from '@reveal-docs/runner/types/protocol';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { createTypeService } from '@reveal-docs/runner/types/service';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { median, quantile } from './numbers';
import { progress, type BenchPart } from './part';
import { latestVersion, onBuiltSite } from './site';
import { hydrate } from './transfer';

const keys = 30;
/** In milliseconds. */
const timeout = 120_000;
/** Text to type at the end of the program. */
const probe = '\nconsole.log(viewer';
/** When typed after `probe`, this letter turns `viewer` into an unknown name. */
const wrongLetter = 'x';

function largestExample({ workspaceDir, contentDir }: DocsVersion): string {
  const sizes = fs
    .readdirSync(path.join(contentDir, 'examples'))
    .map((file) => path.basename(file, '.mdx'))
    .filter((name) => fs.existsSync(path.join(workspaceDir, `${name}.ts`)))
    .map((name) => ({ name, size: fs.statSync(path.join(workspaceDir, `${name}.ts`)).size }));
  const [largest] = sizes.sort((one, other) => other.size - one.size);
  if (largest === undefined) throw new Error(`${contentDir} doesn't contain any examples.`);
  return largest.name;
}

/**
 * Measures the language service without an editor, a worker, or a delay. For each change, returns the time until the
 * errors are updated, in milliseconds.
 */
function bareTimes(version: DocsVersion, name: string): number[] {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(rootDir, '.generated/types/manifest.json'), 'utf8'),
  ) as TypesManifest;
  const { file } = manifest.packs[version.folder] ?? { file: '' };
  const packed = fs.readFileSync(path.join(rootDir, '.generated/static', file));
  const service = createTypeService(JSON.parse(gunzipSync(packed).toString()) as TypePack);
  const read = (source: string) => fs.readFileSync(path.join(version.workspaceDir, source), 'utf8');
  service.change(projectFile, read(projectFile));
  const text = `${read(`${name}.ts`)}${probe}`;
  service.change(`${name}.ts`, `${text})`);
  service.check(`${name}.ts`);
  return Array.from({ length: keys }, (_, index) => {
    const start = performance.now();
    service.change(`${name}.ts`, `${text}${index % 2 === 0 ? wrongLetter : ''})`);
    service.check(`${name}.ts`);
    return performance.now() - start;
  });
}

/** This script is a string, because a compiled function might call helpers that don't exist in the page. */
const watchKeys = `
window.keyTimes = [];
window.addEventListener('keydown', () => { window.keyStart = performance.now(); }, true);
window.untilProblem = (wanted) => new Promise((resolve) => {
  const look = () => {
    if ((document.querySelector('.cm-lintRange-error') !== null) !== wanted) return;
    observer.disconnect();
    resolve(performance.now() - window.keyStart);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
});`;

/**
 * For each key press, resolves with the time until the error marks are updated, in milliseconds. At
 * the start, the program must not contain errors.
 */
async function keyTimes(page: Page): Promise<number[]> {
  await page.evaluate(watchKeys);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(probe);
  await page.keyboard.press('Escape');
  const press = async (key: string, wanted: boolean) => {
    await page.keyboard.press(key);
    return page.evaluate(`window.untilProblem(${wanted})`) as Promise<number>;
  };
  await press(wrongLetter, true);
  const times: number[] = [];
  while (times.length < keys) {
    times.push(await press('Backspace', false), await press(wrongLetter, true));
  }
  return times;
}

function editorTimes({ folder }: DocsVersion, name: string): Promise<number[]> {
  return onBuiltSite(async (browser, address) => {
    // With reduced motion, the program doesn't start automatically.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(timeout);
    await page.goto(`${address}playground?example=${name}&version=${folder}`);
    await hydrate(page);
    await page.locator('.cm-content:visible').click();
    await page.getByText('Code completion and type checking are on.').waitFor();
    return keyTimes(page);
  });
}

function row(name: string, times: readonly number[]): (string | number)[] {
  const values = [median(times), quantile(times, 0.9), Math.max(...times)];
  return [name, ...values.map(Math.round)];
}

export const editorPart: BenchPart = {
  name: 'editor',
  about:
    'time from a key press in the editor to updated error markers, compared with the language service alone',
  needsBuild: true,
  async run() {
    const version = latestVersion();
    const name = largestExample(version);
    progress(`language service: ${name}`);
    const bare = bareTimes(version, name);
    progress('playground');
    const typed = await editorTimes(version, name);
    return [
      {
        title: `${name} (${version.label}), ${keys} key presses: time to updated error markers, in milliseconds`,
        columns: ['where', 'median', '90 %', 'longest'],
        rows: [
          row('in the editor, from a key press to updated error markers', typed),
          row('in the language service alone, in Node, after each change', bare),
        ],
      },
    ];
  },
};

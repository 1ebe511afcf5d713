/**
 * Tests a page that stays open while the site is rebuilt twice. The tests run with and without files from previous
 * builds.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { keepFormer, openFormer } from '../../scripts/helpers/kept';
import { startSiteServer, type RunningServer } from '../../scripts/helpers/server';
import { rootDir } from '@reveal-docs/versions';
import { buildFixtureSite, makeFixtureSite } from '../fixtures/site';
import { chooseAction } from '../fixtures/workbench';
import { expect, test, waitForHydration, watch, searchField } from './support';

test.describe.configure({ mode: 'serial' });

/** Consecutive builds of one site, with different pages. */
const builds = [1, 2, 3] as const;

/** Creates the site for a build. Two pages contain the build's number, and one of them runs an example. */
function siteOf(build: number) {
  const program = '../../../../../../.generated/examples/4.x/cad-basic.json';
  const page = (title: string, body: string) =>
    `---\ntitle: ${title}\ndescription: A page of a test.\n---\n\n${body}\n`;
  const exampleFacts = 'kind: [cad]\ntopics: [basics]\nkeywords: [first]\n---\n';
  const site = makeFixtureSite({
    name: 'deploys',
    env: { DOCS_ZIP_URL: 'https://files.example/zips' },
    files: {
      'zips/zips.json': JSON.stringify([
        {
          label: '1.x',
          file: 'a.zip',
          bytes: 12_345_678,
          sha256: 'a'.repeat(64),
          date: '2026-05-31',
        },
      ]),
      'versioned_docs/version-1.x/installation.mdx': page('Installation', `Build number${build}.`),
      'versioned_docs/version-1.x/examples/cad-basic.mdx':
        page('First example', '').replace('---\n\n\n', exampleFacts) +
        `import View from '@site/src/components/Example';\nimport program from '${program}';\n\n` +
        `Build number${build}.\n\n<View name="cad-basic" program={program} />\n`,
    },
  });
  for (const name of ['sdk', 'frame']) {
    const target = path.join(rootDir, '.generated/static', name);
    fs.symlinkSync(target, path.join(site.dir, '.generated/static', name), 'dir');
  }
  return site;
}

let folder: string;
let server: RunningServer;

const dirOf = (build: number, kind: 'kept' | 'bare') => path.join(folder, `${kind}-${build}`);

/** Switches the server to a build by renaming a symbolic link, as the nginx recipe does. */
function deploy(build: number, kind: 'kept' | 'bare'): void {
  const next = path.join(folder, 'next');
  fs.symlinkSync(dirOf(build, kind), next);
  fs.renameSync(next, path.join(folder, 'live'));
}

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-docs-deploys-'));
  for (const build of builds) {
    const site = siteOf(build);
    const { exitCode, output } = await buildFixtureSite(site);
    expect(exitCode, output).toBe(0);
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    for (const kind of ['bare', 'kept'] as const) {
      const outDir = dirOf(build, kind);
      fs.cpSync(site.outDir, outDir, { recursive: true });
      const before = kind === 'kept' && build > 1 ? dirOf(build - 1, kind) : undefined;
      const former = before === undefined ? undefined : await openFormer(before, { say });
      // `keepFormer` throws an error if a file's content changed but the hash in its name didn't.
      await keepFormer({ outDir, former, now: new Date(), say });
    }
    console.log(...said);
  }
  deploy(1, 'kept');
  server = await startSiteServer({ dir: path.join(folder, 'live'), baseUrl: '/', port: 4760 });
});

test.afterAll(async () => {
  await server?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Opens a page from the first build. `isFirst` later shows whether the document is still the same. */
async function openFirst(page: Page, build: 'kept' | 'bare'): Promise<void> {
  deploy(1, build);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g', addEventListener() {} },
    }),
  );
  await page.goto(`${server.address}docs`);
  await waitForHydration(page, 'afterIntent');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
}

const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);
const installation = (page: Page) => page.getByRole('link', { name: 'Installation' }).first();

async function searches(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searchField(page).fill(words);
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('an open page keeps working through two builds if previous files are kept @all', async ({
  page,
}) => {
  await openFirst(page, 'kept');
  const said = watch(page, server.address);

  deploy(2, 'kept');
  await installation(page).click();
  await expect(page.getByText('Build number1.')).toBeVisible();
  await searches(page, 'revisions');

  deploy(3, 'kept');
  await page.getByRole('link', { name: 'First example' }).first().click();
  await expect(page.getByText('Build number1.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the example' }).click();
  await expect(page.locator('[data-example][data-state="running"]')).toBeVisible({
    timeout: 120_000,
  });
  await chooseAction(page, 'Download');
  await expect(page.getByRole('button', { name: /^Download .*zip/ })).toBeVisible();
  await expect(page.getByText(/This page was updated|did not load/)).toHaveCount(0);
  expect(await isFirst(page)).toBe(true);
  expect(said.complaints).toEqual([]);

  await page.reload();
  await expect(page.getByText('Build number3.')).toBeVisible();
});

test('each step leads to the new build if previous files aren’t kept @all', async ({ page }) => {
  await openFirst(page, 'bare');
  deploy(2, 'bare');
  await searches(page, 'revisions');
  expect(await isFirst(page)).toBe(true);
  await installation(page).click();
  await expect(page.getByText('Build number2.')).toBeVisible();
  expect(await isFirst(page)).toBe(false);

  await waitForHydration(page, 'afterIntent');
  deploy(3, 'bare');
  await page.getByRole('link', { name: 'First example' }).first().click();
  await expect(page.getByText('Build number3.')).toBeVisible();
  await waitForHydration(page, 'afterIntent');
  await page.getByRole('button', { name: 'Start the example' }).click();
  await expect(page.locator('[data-example][data-state="running"]')).toBeVisible({
    timeout: 120_000,
  });
});

test('the offline copies are linked with their size and date @all', async ({ page }) => {
  deploy(3, 'bare');
  await page.goto(`${server.address}versions`);
  const copies = page.getByRole('region', { name: 'Offline copies' });
  await expect(copies.getByRole('listitem')).toHaveText('1.x, 12.3 MB, 2026-05-31');
  await expect(copies.getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    'https://files.example/zips/a.zip',
  );
});

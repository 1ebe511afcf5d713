/**
 * Tests the site's zip file as a reader uses it. Python serves the unpacked files over plain HTTP on a host other than
 * localhost, so browsers don't provide a clipboard or `crypto.randomUUID`.
 */
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { findChromium, viewArgs } from '../../scripts/helpers/chromium';
import { unpackOfflineCopy, type OfflineCopy } from '../fixtures/offlineCopy';
import { openShare } from '../fixtures/playground';
import { hasExample, latest, versions } from '../fixtures/versions';
import { expect, test, waitForHydration, watch, searchField } from './support';

// All tests share one zip file.
test.describe.configure({ mode: 'default' });

/** A host name that doesn't resolve. The browser maps it to the server. */
const host = 'docs.test';
/** Maximum time to wait for an example, in milliseconds. Software renderers are slow. */
const readyTimeout = 120_000;

let copy: OfflineCopy | undefined;
let browser: Browser;
let address: string;

test.beforeAll(async () => {
  copy = await unpackOfflineCopy();
  const port = await copy.serve('python3', '-u', '-m', 'http.server', '0');
  address = `http://${host}:${port}${copy.baseUrl}`;
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...viewArgs, `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  });
});

test.afterAll(async () => {
  await browser?.close();
  copy?.remove();
});

let page: Page;
let said: ReturnType<typeof watch>;

test.beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  said = watch(page, address);
});

test.afterEach(async () => {
  // Don't check the console, because it contains the SDK's own warnings.
  expect(said.outside).toEqual([]);
  await page.close();
});

/** Opens a page by a URL without an extension. Python redirects this URL to the page's folder. */
async function open(below: string): Promise<void> {
  const response = await page.goto(address + below);
  expect(response?.status()).toBe(200);
}

/** Reads the clipboard by pasting its text into the search field. */
async function pasted(): Promise<string> {
  await page.keyboard.press('Control+k');
  const field = page.locator('.DocSearch-Input');
  await field.fill('');
  await field.press('Control+v');
  const text = await field.inputValue();
  await page.keyboard.press('Escape');
  return text;
}

test('pages of every kind hydrate without errors or warnings @all', async () => {
  for (const below of [
    '',
    'docs',
    'docs/concepts',
    'docs/api/cognite_reveal/classes/Cognite3DViewer',
    'examples',
    'versions',
    'behavior',
    'demo-project',
    'search?q=node',
    ...versions.map(({ routePath }) => `${routePath}/concepts`),
  ]) {
    await open(below);
    await waitForHydration(page, 'afterIntent');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
    false,
    false,
  ]);
  expect(await page.evaluate(() => 'randomUUID' in crypto)).toBe(false);
  expect(said.complaints).toEqual([]);
});

test('links and Back work, and a reload shows the same page @all', async () => {
  await open('docs');
  await waitForHydration(page, 'afterIntent');
  await page.getByRole('link', { name: 'Installation' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  expect(said.complaints).toEqual([]);
});

test('search finds pages, before and after React loads @all', async () => {
  for (const state of ['beforeIntent', 'afterIntent'] as const) {
    await open('docs/concepts');
    await waitForHydration(page, state);
    await page.keyboard.press('Control+k');
    await searchField(page).fill('point cloud');
    const hit = page.locator('.DocSearch-Hit a').first();
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(said.complaints).toEqual([]);
});

const kinds = ['cad-basic', 'pointcloud', 'image360'];
const runs = versions.flatMap((version) =>
  (version === latest ? kinds : kinds.slice(0, 1))
    .filter((name) => hasExample(version, name))
    .map((name) => ({ version, name })),
);

for (const { version, name } of runs) {
  test(`${name} runs in ${version.label} @all`, async () => {
    await open(`${version.routePath}/examples/${name}`);
    const example = page.locator('[data-example]').first();
    await example.scrollIntoViewIfNeeded();
    await expect(example).toHaveAttribute('data-state', 'running', { timeout: readyTimeout });
  });
}

test('the editor completes code, and a changed program runs @all', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(`playground?example=cad-basic&version=${latest.folder}`);
  const example = page.locator('[data-example]').first();
  await page.locator('.cm-content').first().click();
  await expect(page.getByText('Code completion and type checking are on.')).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type("console.log('from the zip');\n");
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(example).toHaveAttribute('data-state', 'running', { timeout: readyTimeout });
  await example.getByRole('tab', { name: /^Console/ }).click();
  await expect(example.getByText('from the zip').last()).toBeVisible();

  await test.step('the console and the link can be copied', async () => {
    const console = example.getByRole('group', { name: 'Console' });
    await console.getByRole('button', { name: 'Copy' }).click();
    await expect(console.getByRole('status')).toHaveText('Copied');
    expect(await pasted()).toContain('from the zip');
    await openShare(page);
    await expect(example.getByText('Copied', { exact: true }).last()).toBeVisible();
    // In the zip file, each page has its own folder.
    expect(await pasted()).toContain(`${address}playground/#example=`);
  });
});

test('code and pages can be copied @all', async () => {
  const copied = async (button: Locator, done: () => Promise<void>, text: string) => {
    await button.click();
    await done();
    expect(await pasted()).toContain(text);
  };
  await open('docs/installation');
  const code = page.locator('[data-copy-code]').first();
  await code.locator('xpath=ancestor::*[contains(@class, "theme-code-block")]').hover();
  await copied(code, () => expect(code).toHaveAttribute('data-copied', /.*/), 'npm install');
  await page.getByText('Copy page').click();
  const whole = page.locator('[data-copy-page]').first();
  await copied(whole, () => expect(whole).toHaveText('Copied as Markdown'), 'Installation');
});

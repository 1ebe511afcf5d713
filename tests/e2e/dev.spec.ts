/** Tests a writer's workflow with `npm run dev` in a copy of this repository. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { rootDir } from '@reveal-docs/versions';
import {
  startDevServer,
  waitForDevServer,
  writtenVersion,
  type DevServer,
} from '../fixtures/devServer';
import { makeRepositoryCopy } from '../fixtures/repositoryCopy';
import { expect, test } from './support';

const port = 4640;
/** Timeout while the bundler is busy, in milliseconds. */
const slow = 120_000;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let dir: string;
let dev: DevServer;
let page: Page;

test.beforeAll(async ({ browser }) => {
  dir = makeRepositoryCopy('dev');
  dev = startDevServer(dir, port);
  await waitForDevServer(dev);
  page = await browser.newPage();
});

test.afterAll(async () => {
  await page?.close();
  await dev?.close();
});

/** Files that the tests change, relative to the repository. */
const [examplePage, program] = [
  path.relative(rootDir, path.join(writtenVersion.contentDir, 'examples/cad-basic.mdx')),
  path.relative(rootDir, path.join(writtenVersion.workspaceDir, 'cad-basic.ts')),
];

function save(file: string, change: (text: string) => string): string {
  const whole = path.join(dir, file);
  const text = fs.readFileSync(whole, 'utf8');
  fs.writeFileSync(whole, change(text));
  return text;
}

test('saved text appears in place, and the running example isn’t restarted', async () => {
  await page.goto(`${dev.address}/examples/cad-basic`);
  await page.locator('[data-example][data-state="running"]').waitFor({ timeout: slow });
  const frame = await page.locator('[data-example] iframe').elementHandle();
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.dataset.before = 'the change';
  });
  for (const line of ['A first line is saved.', 'A second line is saved.']) {
    save(examplePage, (text) => `${text}\n${line}\n`);
    await expect(page.getByText(line)).toBeVisible();
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
  }
  await expect(page.locator('[data-example]')).toHaveAttribute('data-state', 'running');
  await expect(page.locator('h1[data-before]')).toHaveCount(1);
});

test('a saved heading appears in the table of contents, and a saved title on the page', async () => {
  save(examplePage, (text) => `${text}\n## A saved heading\n\nBelow it.\n`);
  await expect(page.getByRole('heading', { name: 'A saved heading' })).toBeVisible();
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(page.getByRole('link', { name: 'A saved heading', exact: true })).toBeVisible();
  save(examplePage, (text) => text.replace(/^title: .*$/m, 'title: A saved title'));
  await expect(page.getByRole('heading', { level: 1, name: 'A saved title' })).toBeVisible();
  save(examplePage, (text) => `${text}\nA line after it.\n`);
  await expect(page.getByText('A line after it.')).toBeVisible();
});

test('a page that was saved empty shows its content after it is saved again', async () => {
  const before = save(examplePage, () => '');
  await expect(page.getByText('Below it.')).toBeHidden();
  save(examplePage, () => before.replace('Below it.', 'Written again.'));
  await expect(page.getByText('Written again.')).toBeVisible();
});

test('a page that can’t be compiled shows which file has the error, and its content after the fix', async () => {
  const before = save(examplePage, (text) => `${text}\n<Unclosed\n`);
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(overlay.getByText('cad-basic.mdx').first()).toBeVisible();
  save(examplePage, () => before.replace('Written again.', 'Mended.'));
  await expect(page.getByText('Mended.')).toBeVisible();
});

test('a saved program runs', async () => {
  await page.locator('[data-example][data-state="running"]').waitFor({ timeout: slow });
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('The saved program runs.'),
    timeout: slow,
  });
  save(program, (text) => `console.log('The saved program runs.');\n${text}`);
  await logged;
});

test('a wrong code block and a wrong API name are reported with their lines', async () => {
  const lines = save(
    examplePage,
    (text) =>
      `${text}\n\`Cognite3DViewer.noSuchMember\`\n\n\`\`\`ts\nconst size: number = '1';\n\`\`\`\n`,
  ).split('\n').length;
  await expect.poll(() => dev.output(), { timeout: slow }).toContain(`${examplePage}:${lines + 1}`);
  await expect.poll(() => dev.output(), { timeout: slow }).toContain(`${examplePage}:${lines + 4}`);
  await expect(page.getByText('Cognite3DViewer.noSuchMember')).toBeVisible();
});

/** Tests that programs don't leak memory, send data to other hosts, or load files too early. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../scripts/helpers/chromium';
import { encodeShare } from '../../src/components/Example/share';
import {
  chooseAction,
  editorPath,
  exampleOn,
  examplePath,
  expectState,
  keepFromStarting,
  latest,
  logOn,
  runProgram,
} from '../fixtures/workbench';
import { findViolations } from './axe';
import { expect, test, waitForHydration } from './support';

test('an endless loop is stopped even if frames share the page’s process', async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, '--disable-features=IsolateSandboxedIframes'],
  });
  const page = await browser.newPage();
  await keepFromStarting(page);
  await page.goto(`${site}${editorPath()}`);
  await runProgram(page, `console.log('before');\nfor (;;) {}`);
  await expect(exampleOn(page).getByRole('alert')).toContainText('A loop ran for 3 seconds');
  await expect(exampleOn(page).getByRole('alert')).toContainText('cad-basic.ts, line 2');
  // The page still works: the next program runs.
  await runProgram(page, `console.log('after');`);
  await expect(logOn(page).filter({ hasText: 'after' })).toBeVisible();
  await browser.close();
});

test('a shared program can’t read data of the site or reach a host', async ({
  page,
  context,
  site,
  browserName,
}) => {
  const hits: string[] = [];
  const host = http.createServer((request, response) => {
    hits.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('here');
  });
  host.listen(0, '127.0.0.1');
  await once(host, 'listening');
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;
  await keepFromStarting(page);
  await context.addCookies([{ name: 'secret', value: 'cookie', url: site }]);
  const source = `
const url = ${JSON.stringify(url)};
const tries: [string, () => unknown][] = [
  ['storage', () => localStorage.getItem('secret')],
  ['cookies', () => document.cookie || null],
  ['dom', () => window.parent.document.title],
  ['top', () => window.top!.location.href],
  ['fetch', () => fetch(url + 'fetch')],
  ['image', () => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = resolve;
    image.onerror = () => reject(new Error('refused'));
    image.src = url + 'image';
  })],
  ['worker', () => new Promise((resolve) => {
    const code = 'fetch(' + JSON.stringify(url + 'worker') + ').then(() => postMessage("sent"), () => postMessage(null))';
    new Worker(URL.createObjectURL(new Blob([code]))).onmessage = (event) => resolve(event.data);
  })],
];
for (const [name, attempt] of tries) {
  let outcome: unknown;
  try { outcome = await attempt(); } catch { outcome = null; }
  console.log(name + ': ' + (outcome === null ? 'nothing' : 'reached'));
}
try { window.top!.location.href = url + 'top'; } catch { console.log('top navigation: nothing'); }
// Messages that are logged just before the page is left can get lost. Wait until the test has read all messages above.
addEventListener('keydown', () => {
  window.location.href = url + 'navigation';
  setTimeout(() => console.log('still here'), 1000);
});`;
  const hash = await encodeShare({
    name: 'cad-basic',
    folder: latest.folder,
    files: { 'cad-basic.ts': source },
  });
  await page.goto(`${site}${examplePath()}`);
  await page.evaluate(() => localStorage.setItem('secret', 'stored'));
  // Check that the host records requests. Otherwise, the test would also pass if the program reached the host.
  await page.evaluate((address) => fetch(`${address}control`), url);
  await page.goto(site);
  await page.goto(`${site}playground${hash}`);
  await exampleOn(page).getByRole('button', { name: 'Run the linked code' }).first().click();
  await exampleOn(page)
    .getByRole('tab', { name: /^Console/ })
    .click();
  await expect(logOn(page).filter({ hasText: 'top navigation: nothing' })).toBeVisible();
  for (const what of ['storage', 'cookies', 'dom', 'top', 'fetch', 'image', 'worker']) {
    await expect(
      logOn(page)
        .filter({ hasText: `${what}: nothing` })
        .first(),
    ).toBeVisible();
  }
  await exampleOn(page).frameLocator('iframe').locator('body').dispatchEvent('keydown');
  // Chromium navigates to an error page. Firefox stays on the page.
  const outcome =
    browserName === 'firefox'
      ? logOn(page).filter({ hasText: 'still here' })
      : exampleOn(page).getByText('The program navigated away and was stopped.');
  await expect(outcome.first()).toBeVisible();
  await page.waitForTimeout(2000);
  expect(page.url()).toContain('/playground');
  expect(hits).toEqual(['/control']);
  host.closeAllConnections();
  host.close();
});

/**
 * Returns the size of the page's JavaScript heap in bytes after garbage collection, or 1 in engines other than
 * Chromium.
 */
async function heapOf(page: Page): Promise<number> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return 1;
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test('memory doesn’t grow over twenty changes and runs @all', async ({ page, site }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/context/i.test(message.text())) complaints.push(message.text());
  });
  await keepFromStarting(page);
  // At this width, the view beside the editor is smallest. Its size doesn't affect leaks.
  await page.setViewportSize({ width: 997, height: 500 });
  await page.goto(`${site}${editorPath()}`);
  const program = (round: number) => `import { Cognite3DViewer } from '@cognite/reveal';
import { client, pumpSkid } from './project';
const viewer = new Cognite3DViewer({ sdk: client, domElement: document.querySelector<HTMLElement>('#viewer')!, logMetrics: false });
const model = await viewer.addModel(pumpSkid);
viewer.fitCameraToModel(model, 0);
console.log('round ${round}');`;
  let early = 0;
  for (let round = 1; round <= 21; round++) {
    await runProgram(page, program(round));
    await expect(logOn(page).filter({ hasText: `round ${round}` })).toBeVisible();
    await expectState(page, 'running');
    await expect(exampleOn(page).locator('iframe')).toHaveCount(1);
    if (round === 5) early = await heapOf(page);
  }
  expect(complaints).toEqual([]);
  expect((await heapOf(page)) / early).toBeLessThanOrEqual(1.2);
});

test('viewer files load only when an example starts, and only once', async ({ page, site }) => {
  await keepFromStarting(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const since = () => requests.splice(0);
  const isViewer = (url: string) => /\/(?:sdk|demo|frame)\//.test(url);

  await page.goto(`${site}docs/concepts`);
  await waitForHydration(page, 'afterIntent');
  expect(since().filter(isViewer)).toEqual([]);

  await page.goto(`${site}${examplePath()}`);
  await waitForHydration(page, 'afterIntent');
  expect(since().filter(isViewer)).toEqual([]);

  await exampleOn(page).getByRole('button', { name: 'Start the example' }).click();
  await expectState(page, 'running');
  expect(since().filter((url) => url.includes('/sdk/reveal-'))).toHaveLength(1);
  await exampleOn(page).getByRole('button', { name: 'Restart' }).click();
  await expectState(page, 'loading');
  await expectState(page, 'running');
  expect(since().filter((url) => url.includes('/sdk/'))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in the panels of an example, ${colorScheme}`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    await keepFromStarting(page);
    const check = async (state: string) => {
      expect(await findViolations(page, { include: ['article'], frames: true }), state).toEqual([]);
    };
    const press = (name: string) =>
      exampleOn(page).getByRole('button', { name, exact: true }).first().click();
    await page.goto(`${site}${examplePath()}`);
    await press('Share');
    await expect(exampleOn(page).getByText('No camera position yet.')).toBeVisible();
    await check('no camera');
    await press('Start the example');
    await expectState(page, 'running');
    // Close the panel, then open it again now that the example has a camera.
    await press('Share');
    await press('Share');
    await expect(exampleOn(page).getByRole('textbox', { name: /^Link/ })).toBeVisible();
    await check('link');
    await chooseAction(exampleOn(page), 'Download');
    await expect(exampleOn(page).getByRole('button', { name: /^Download reveal-/ })).toBeVisible();
    await check('download');
    await chooseAction(exampleOn(page), 'Use my project');
    await press('Connect and run');
    await expect(exampleOn(page).getByText('Enter a positive whole number.').first()).toBeVisible();
    await check('project with problems');
    await press('Stop');
    await expectState(page, 'stopped');
    await check('stopped');
  });
}

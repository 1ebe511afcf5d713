/** Tests programs that fail because of their files, their graphics, or their own code. */
import { once } from 'node:events';
import net from 'node:net';
import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../../../scripts/helpers/chromium';
import { openDownload } from '../../fixtures/playground';
import { editorPath, latest, runProgram, statusOn, stopOn } from '../../fixtures/workbench';
import { expect, waitForHydration } from '../support';
import { expectAlive, expectLinkLeads, expectSeen, testFault } from './check';
import { putIntoBrowser, putIntoFiles, type FileFault } from './put';

const mine = '// Mine';

const exampleOn = (page: Page): Locator => page.locator('[data-example]').first();
const editorOn = (page: Page): Locator => exampleOn(page).locator('.cm-content:visible');
const logOn = (page: Page): Locator => exampleOn(page).getByRole('log').getByRole('listitem');

async function expectState(page: Page, state: string): Promise<void> {
  await expect(exampleOn(page)).toHaveAttribute('data-state', state);
}

const playgroundOf = (name: string) => `playground?example=${name}&version=${latest.folder}`;

/** Opens an example in the playground, where it doesn't start automatically. */
async function openExample(page: Page, name = 'cad-basic'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(playgroundOf(name));
  await editorOn(page).waitFor();
}

async function openChanged(page: Page, name?: string): Promise<void> {
  await openExample(page, name);
  await editorOn(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(`${mine}\n`);
  await expect(page).toHaveURL(/\?draft=/);
}

const alertOn = (page: Page): Locator => exampleOn(page).getByRole('alert');

async function run(page: Page): Promise<void> {
  await exampleOn(page).getByRole('button', { name: 'Run', exact: true }).click();
}

async function restart(page: Page): Promise<void> {
  await alertOn(page).getByRole('button', { name: 'Restart' }).click();
}

async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await alertOn(page).getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await waitForHydration(page, 'afterIntent');
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  return port;
}

/** Expects that the typed text is still there, and that the rest of the page still works. */
async function expectKept(page: Page, text = mine): Promise<void> {
  await expect(exampleOn(page).getByText(text).first()).toBeVisible();
  await expectAlive(page);
  await expectLinkLeads(page);
}

async function mend(page: Page): Promise<void> {
  await runProgram(page, `${mine}\nconsole.log('mended');`);
  await expect(logOn(page).filter({ hasText: 'mended' })).toBeVisible();
  await expect(alertOn(page)).toHaveCount(0);
  await expect(logOn(page)).toHaveCount(1);
}

const places: readonly (readonly [kind: string, files: RegExp])[] = [
  ['SDK module', /\/sdk\/reveal-/],
  ['data file', /\/demo\/[0-9a-f]+\//],
];
const faults: readonly FileFault[] = [
  '404',
  'cut short',
  'offline',
  '500',
  'wrong bytes',
  '20 s slow',
];

for (const [kind, files] of places) {
  for (const fault of faults) {
    testFault(`${kind}: ${fault}`, async ({ page, seen }) => {
      await openChanged(page);
      const lift = await putIntoFiles(page, files, fault);
      await run(page);
      if (fault === '20 s slow') {
        await seen(statusOn(page));
        await expect(stopOn(page)).toBeEnabled();
      } else {
        await seen(alertOn(page));
        await expectAlive(page);
        await lift();
        if (fault === '404') {
          await reload(page);
          await run(page);
        } else await restart(page);
      }
      await expectState(page, 'running');
      await expectKept(page);
    });
  }
}

testFault('WebGL: absent', async ({ page, seen }) => {
  await putIntoBrowser(page, 'WebGL absent');
  await openChanged(page);
  await run(page);
  await seen(alertOn(page));
  await openDownload(page);
  await expect(page.getByRole('button', { name: /^Download .*zip/ })).toBeVisible();
  await expectKept(page);
});

testFault('WebGL: lost', async ({ page, seen, allow }) => {
  allow(/context/i);
  await openChanged(page);
  await run(page);
  await expectState(page, 'running');
  const frame = page.frames().find((each) => each !== page.mainFrame());
  await frame?.evaluate(() => {
    const canvas = document.querySelector('canvas');
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await seen(alertOn(page));
  await restart(page);
  await expectState(page, 'running');
  await expectKept(page);
});

testFault('WebGL: refused on the second context', async ({ page, seen, allow }) => {
  allow(/WebGL|context/i);
  await putIntoBrowser(page, 'WebGL refused in the frame');
  await openChanged(page);
  await run(page);
  await seen(alertOn(page));
  // A second frame makes WebGL work again, as if another view had been closed.
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await restart(page);
  await expectState(page, 'running');
  await expectKept(page);
});

testFault('worker: refused', async ({ page, seen }) => {
  await putIntoBrowser(page, 'no worker');
  await openChanged(page);
  const words = exampleOn(page).getByText('Couldn’t load code completion and type checking.');
  await seen(words);
  await editorOn(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(`${mine}\nconsole.log('runs');`);
  await run(page);
  await exampleOn(page)
    .getByRole('tab', { name: /^Console/ })
    .click();
  await expect(logOn(page).filter({ hasText: 'runs' })).toBeVisible();
  await expectKept(page);
});

testFault('worker: refused in the frame', async ({ page, seen, allow }) => {
  allow(/Worker/);
  await openExample(page);
  await runProgram(page, `${mine}\nnew Worker('https://elsewhere.example/worker.js');`);
  await seen(alertOn(page));
  await alertOn(page).getByRole('button', { name: 'Go to line 2' }).click();
  await expect(editorOn(page)).toBeFocused();
  await mend(page);
  await expectKept(page);
});

testFault('program: throws at once', async ({ page, seen }) => {
  await openExample(page);
  await runProgram(page, `${mine}\nthrow new Error('at once');`);
  await seen(alertOn(page));
  await alertOn(page).getByRole('button', { name: 'Go to line 2' }).click();
  await expect(editorOn(page)).toBeFocused();
  await mend(page);
  await expectKept(page);
});

const later: Readonly<Record<string, string>> = {
  'throws later': `setTimeout(() => { throw new Error('later on'); }, 500);`,
  'throws in a worker': `const code = "throw new Error('in a worker');";
new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));`,
  'throws in a promise': `void Promise.reject(new Error('in a promise'));`,
};
for (const [fault, code] of Object.entries(later)) {
  testFault(`program: ${fault}`, async ({ page, seen, allow, row }) => {
    // The browser logs this message itself if the program has an uncaught error.
    allow(new RegExp(`^uncaught: ${row.words}`));
    await openExample(page);
    await runProgram(page, `${mine}\n${code}`);
    await seen(logOn(page).filter({ hasText: row.words ?? '' }));
    await expect(exampleOn(page).getByRole('tab', { name: 'Console: 1 error' })).toBeVisible();
    await mend(page);
    await expectKept(page);
  });
}

/** Memory limit of a renderer process, in megabytes. It's just enough for the page without a program. */
const littleMemory = 160;

testFault('memory: exhausted in the frame', async ({ site, row }) => {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: ensureChromium(),
    args: [
      ...chromiumArgs,
      '--site-per-process',
      `--js-flags=--max-old-space-size=${littleMemory}`,
      `--remote-debugging-port=${port}`,
    ],
    reducedMotion: 'reduce',
  });
  const page = await browser.newPage();
  await page.goto(`${site}${editorPath()}`);
  const ended = page.waitForEvent('crash');
  // The page would stop a loop, so allocate memory in timers. Each timer allocates tens of megabytes.
  await runProgram(
    page,
    `${mine}
const kept: object[] = [];
const more = () => {
  kept.push(Array.from({ length: 1e6 }, (_, index) => ({ index })));
  setTimeout(more);
};
more();`,
  );
  await ended;
  // Only the frame's process has ended, but Playwright treats the page as crashed. Connect to the page again.
  const anew = await chromium.connectOverCDP(`http://localhost:${port}`);
  const seenAnew = anew
    .contexts()
    .flatMap((context) => context.pages())
    .find((each) => each.url().includes('/playground'));
  if (seenAnew === undefined) throw new Error('The page is gone.');
  await expectSeen(row, statusOn(seenAnew));
  await stopOn(seenAnew).click();
  await expectState(seenAnew, 'stopped');
  await expectKept(seenAnew);
  await anew.close();
  await browser.close();
});

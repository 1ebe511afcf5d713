/** Tests in every release that a view has the page's background until its program sets a different one. */
import type { Page } from '@playwright/test';
import type { Rgb } from '@reveal-docs/runner/messages';
import type { DocsVersion } from '@reveal-docs/versions';
import { decodePicture, pixelAt } from '../fixtures/pictures';
import {
  exampleSource,
  openFramePage,
  programFrame,
  runProgram,
  versionsByRelease,
  waitForState,
} from '../fixtures/framePage';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

const dark: Rgb = [0x16 / 255, 0x21 / 255, 0x27 / 255];
const light: Rgb = [0xe8 / 255, 0xee / 255, 0xf1 / 255];
const black: Rgb = [0, 0, 0];
const orange: Rgb = [1, 0x80 / 255, 0];

function setBackground(page: Page, color: Rgb): Promise<void> {
  return page.evaluate((next) => window.framePage.session?.setBackground(next), color);
}

/** Checks the upper right corner of the view, which the model doesn't cover. */
async function expectCorner(page: Page, color: Rgb): Promise<void> {
  const bytes = color.map((share) => Math.round(share * 255));
  await expect
    .poll(async () =>
      pixelAt(await decodePicture(await page.locator('#stage').screenshot()), 639, 0),
    )
    .toEqual(bytes);
}

/**
 * Returns code that sets an orange background. In 4.x and later, the SDK requires an object and doesn't export `THREE`.
 */
function orangeCode({ interfaceRelease }: DocsVersion): { head: string; call: string } {
  return Number.parseInt(interfaceRelease) >= 4
    ? {
        head: "import { Color } from 'three';",
        call: "viewer.setBackgroundColor({ color: new Color('#ff8000') });",
      }
    : {
        // The alias avoids a conflict if the program also imports `THREE`.
        head: "import { THREE as Three } from '@cognite/reveal';",
        call: "viewer.setBackgroundColor(new Three.Color('#ff8000'));",
      };
}

/**
 * Runs an example with `code` in place of the call that sets its background. If `background` is specified, the page
 * sets it at the start.
 */
async function runWith(page: Page, version: DocsVersion, code: string, background?: Rgb) {
  const source = exampleSource(version, 'cad-basic').replace(/^viewer\.setBackground.*$/m, '');
  await openFramePage(page, server());
  await runProgram(page, version, `${orangeCode(version).head}\n${source}\n${code}`);
  if (background !== undefined) await setBackground(page, background);
  expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
}

for (const version of versionsByRelease()) {
  test.describe(`SDK ${version.release}`, () => {
    test('a view follows the page’s background, until its program sets one', async ({ page }) => {
      const button = `const button = document.createElement('button');
button.onclick = () => { ${orangeCode(version).call} };
document.body.append(button);`;
      await runWith(page, version, button, dark);
      await expectCorner(page, dark);
      await setBackground(page, light);
      await expectCorner(page, light);
      await programFrame(page).evaluate(() => document.querySelector('button')?.click());
      await expectCorner(page, orange);
      await setBackground(page, dark);
      // The frame processes messages in order, so once a picture arrives, the frame has also processed the background.
      await page.evaluate(() => window.framePage.session?.takePicture());
      await programFrame(page).evaluate(() => new Promise(requestAnimationFrame));
      await expectCorner(page, orange);
    });

    test('a program’s background stays, and without any background, the view has the SDK’s', async ({
      page,
    }) => {
      await runWith(page, version, orangeCode(version).call, dark);
      await expectCorner(page, orange);
      await runWith(page, version, '');
      await expectCorner(page, black);
    });
  });
}

test('a program that sets only the opacity has the SDK’s color', async ({ page }) => {
  await runWith(page, newest, 'viewer.setBackgroundColor({ alpha: 1 });', dark);
  await expectCorner(page, black);
});

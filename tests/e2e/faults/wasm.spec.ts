/**
 * Tests WebAssembly, which the SDK uses to decode point clouds. Checks that WebAssembly isn't loaded from a separate
 * file, and checks the message if a policy blocks it.
 */
import { exampleOn, examplePath, expectState, latest, versions } from '../../fixtures/workbench';
import { addPolicy } from '../faults';
import { expect, test } from '../support';
import { expectAlive, expectLinkLeads, testFault } from './check';
import { refusesWasm } from './put';

/** Timeout for starting a program, in milliseconds. Point clouds are slow with a software renderer. */
const patience = 270_000;

testFault("wasm: a file that doesn't load", async ({ page, found }) => {
  test.setTimeout(900_000);
  const asked: string[] = [];
  const isWasm = (text: string) => /\.wasm\b|application\/wasm/.test(text);
  // The context also reports requests from frames and their workers.
  page.context().on('request', (request) => {
    const address = request.url();
    if (!address.startsWith('data:') && isWasm(address)) asked.push(address);
  });
  page.context().on('response', (response) => {
    const { 'content-type': type = '' } = response.headers();
    if (!response.url().startsWith('data:') && isWasm(type)) asked.push(response.url());
  });
  for (const version of versions) {
    for (const name of ['cad-basic', 'pointcloud']) {
      await page.goto(`${version.routePath}/examples/${name}`);
      await page.locator(`[data-example="${name}"]`).scrollIntoViewIfNeeded();
      const running = page.locator(`[data-example="${name}"][data-state="running"]`);
      await expect(running, `${name} of ${version.label}`).toBeVisible({ timeout: patience });
    }
  }
  const releases = versions.map(({ release }) => release).join(', ');
  const what = asked.length === 0 ? 'No release requests a wasm file' : asked.join(', ');
  found(`${what}: ${releases} ran.`);
});

testFault('wasm: refused by a policy', async ({ page, seen, allow }) => {
  // In Firefox, Playwright reports only the class of a logged error.
  allow(/WebAssembly|Content.Security.Policy|^Error$/i);
  const isPage = /\/playground(?:\?|$)/;
  await page.route(isPage, (route) => addPolicy(route, refusesWasm));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`playground?example=pointcloud&version=${latest.folder}`);
  const example = page.locator('[data-example="pointcloud"]');
  await example.locator('.cm-content:visible').click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// Mine\n');
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  const told = example.getByRole('alert');
  await expect(told).toBeVisible();
  await seen(told);
  await expectAlive(page);
  await page.unroute(isPage);
  await page.reload();
  await expect(example.getByText('// Mine').first()).toBeVisible();
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(example).toHaveAttribute('data-state', 'running');
  await expectLinkLeads(page);
});

test('CAD models are shown without WebAssembly in every release @all', async ({ page }) => {
  test.setTimeout(600_000);
  await page.route(/\/examples\/cad-basic$/, (route) => addPolicy(route, refusesWasm));
  for (const version of versions) {
    await page.goto(examplePath(version));
    const refused = await page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(String),
    );
    expect(refused).toContain('CompileError');
    await exampleOn(page).scrollIntoViewIfNeeded();
    await expectState(page, 'running');
  }
});

/** The site behind the headers that deploy/ recommends: every address answers as it should, and an example runs. */
import { securityHeaders } from '../../deploy/headers';
import { buildDir, readBuildInfo } from '../../scripts/buildInfo';
import { startSiteServer, type RunningServer } from '../../scripts/server';
import { hostingProblems, runExample } from '../fixtures/hosting';
import { expect, test } from './support';

/** Where this test's own server looks for a free port. */
const firstPort = 4560;
let server: RunningServer;

test.beforeAll(async () => {
  const info = readBuildInfo();
  if (info === undefined) throw new Error('Nothing is built yet: run `npm run build` first.');
  server = await startSiteServer({
    dir: buildDir,
    baseUrl: info.baseUrl,
    port: firstPort,
    headers: securityHeaders,
  });
});

test.afterAll(() => server.close());

test('pages, redirects, caching and the not-found page, all with the headers', async () => {
  expect(await hostingProblems(server.address, buildDir)).toEqual([]);
});

test('a host without the headers is found out', async ({ site }) => {
  const problems = await hostingProblems(site, buildDir);
  expect(problems).toContain(`${site} has Content-Security-Policy: undefined`);
});

test('an example runs with the headers, and nothing is refused', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await runExample(page, `${server.address}docs/examples/cad-basic`)).toEqual([]);
});

test('the policy is in force', async ({ page }) => {
  await page.goto(`${server.address}docs/concepts`);
  const outcome = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'fetched',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(meta).toHaveAttribute('content', "frame-src 'self'");
});

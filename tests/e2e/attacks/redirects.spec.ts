/** Tests that redirects never lead to another host. `npx tsx scripts/checkNginx.ts` tests the same for nginx. */
import { expect, test } from '@playwright/test';
import { buildDir, readBuildInfo } from '../../../scripts/helpers/buildInfo';
import { startSiteServer } from '../../../scripts/helpers/server';
import { startPlainHost } from '../../fixtures/plainHost';
import { bases, tryRedirects } from '../../fixtures/redirectLeaks';
import { redirectAttacks, redirectPageAttacks } from './redirects';

/** First port to try for this test's own servers. */
const firstPort = 4660;

test('there are at least 40 redirect attacks', () => {
  expect(redirectAttacks.length).toBeGreaterThanOrEqual(40);
});

for (const baseUrl of bases) {
  test(`redirects at ${baseUrl} never lead to another host`, async () => {
    const server = await startSiteServer({
      dir: buildDir,
      baseUrl,
      port: firstPort,
      host: '127.0.0.1',
    });
    const { leaks, redirects } = await tryRedirects(server.port, baseUrl);
    await server.close();
    expect(leaks).toEqual([]);
    // Without this check, the test would also pass if the server never redirected.
    expect(redirects).toBeGreaterThan(20);
  });
}

test('redirect pages keep the query and fragment, and never lead to another page', async ({
  page,
}) => {
  const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
  const host = await startPlainHost(buildDir, baseUrl);
  for (const { name, after } of redirectPageAttacks) {
    await page.goto(`${host.address}docs/overview${after}`);
    await page.waitForURL((url) => !url.pathname.includes('overview'));
    const { origin, pathname } = new URL(page.url());
    expect.soft(`${origin}${pathname}`, name).toBe(`${host.address}docs`);
    expect.soft(page.url(), name).toBe(`${host.address}docs${after}`);
  }
  host.close();
});

import path from 'node:path';
import { startSiteServer } from '../../scripts/helpers/server';
import { defaultBaseUrl } from '../../src/site/environment';
import { readVersions } from '@reveal-docs/versions';
import { makeRepositoryCopy, npmRun } from '../fixtures/repositoryCopy';
import { expect, test } from './support';

/** First port to try for this test's own server. */
const port = 4560;

test('the oldest version can be dropped, and the site builds without it @all', async ({ page }) => {
  const dir = makeRepositoryCopy('drop');
  const before = readVersions(dir);
  const [after, oldest] = before.slice(-2);
  if (after === undefined || oldest === undefined) throw new Error('There are not two versions.');
  expect(npmRun(dir, 'docs:drop', [oldest.name])).toContain(`Removed ${oldest.name}`);
  expect(readVersions(dir)).toHaveLength(before.length - 1);
  npmRun(dir, 'build');
  const server = await startSiteServer({
    dir: path.join(dir, 'build'),
    baseUrl: defaultBaseUrl,
    port,
  });
  try {
    expect((await page.goto(`${server.address}${oldest.routePath}`))?.status()).toBe(404);
    // The guide for migrating from the dropped version still lists the changes.
    await page.goto(`${server.address}${after.routePath}/migration-guide`);
    await expect(page.locator('h3#renamed')).toBeVisible();
  } finally {
    await server.close();
  }
});

/**
 * Tests that the site's own server meets the requirements for hosts, and that an example runs with the server's
 * headers.
 */
import fs from 'node:fs';
import path from 'node:path';
import { hasHash } from '../../deploy/deployedFiles';
import { cachingOf, hashedCaching, kindOf } from '../../deploy/headers';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { listFiles } from '../../scripts/helpers/kept/folders';
import { startSiteServer, type RunningServer } from '../../scripts/helpers/server';
import { hostingProblems, runExample } from '../fixtures/hosting';
import { startPlainHost } from '../fixtures/plainHost';
import { expect, test } from './support';

/** First port that the server of this test tries. */
const firstPort = 4560;
const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
let server: RunningServer;

test.beforeAll(async () => {
  server = await startSiteServer({ dir: buildDir, baseUrl, port: firstPort });
});

test.afterAll(() => server.close());

test('the small server meets all hosting requirements', async () => {
  expect(await hostingProblems(server.address, buildDir)).toEqual([]);
});

test('only files with a hash in their names are cached forever', () => {
  const files = listFiles(buildDir);
  const forEver = files.filter((file) => cachingOf(kindOf(file)) === hashedCaching);
  expect(forEver.length).toBeGreaterThan(100);
  expect(forEver.filter((file) => !hasHash(file))).toEqual([]);
  // Also check the `_headers` file, which some hosts read. In this file, an asterisk at the end of a path matches any
  // text.
  const rules = fs.readFileSync(path.join(buildDir, '_headers'), 'utf8').split('\n\n');
  const folders = rules
    .filter((rule) => rule.includes(hashedCaching))
    .map((rule) => rule.split('*')[0]?.slice(baseUrl.length) ?? '');
  expect(folders.length).toBeGreaterThan(0);
  const matched = files.filter((file) => folders.some((folder) => file.startsWith(folder)));
  expect(matched.filter((file) => !hasHash(file))).toEqual([]);
});

test('the check finds problems on a host without headers and redirects', async () => {
  const host = await startPlainHost(buildDir, baseUrl);
  const problems = await hostingProblems(host.address, buildDir);
  host.close();
  const page = `${host.address}docs/concepts`;
  expect(problems).toContain(`${page} has content-security-policy: undefined`);
  expect(problems).toContain(`${page}.html answers 200, not 301`);
});

test('an example runs with the server’s headers, and nothing is blocked', async ({ page }) => {
  expect(await runExample(page, `${server.address}docs/examples/cad-basic`)).toEqual([]);
});

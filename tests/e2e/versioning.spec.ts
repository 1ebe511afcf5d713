/**
 * Cuts a version in a copy of this repository, and builds the site with it. `cutGate.spec.ts` and `dropVersion.spec.ts`
 * cover the rest.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startSiteServer, type RunningServer } from '../../scripts/helpers/server';
import { exampleNames } from '../../src/plugins/examples/generate';
import { defaultBaseUrl } from '../../src/site/environment';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { makeRepositoryCopy, npmRun, tryNpmRun } from '../fixtures/repositoryCopy';
import { commitAll, gitStatus } from '../fixtures/smallRepository';
import { expect, test, waitForHydration } from './support';

const name = '5.x';
/** First port that the server of this test tries. */
const firstPort = 4580;
/** Timeout for complete builds on a machine with two cores, in milliseconds. */
const buildTimeout = 480_000;

test.describe.configure({ mode: 'serial', timeout: buildTimeout });

const versionsBefore = readVersions();
const latestBefore = versionsBefore.find(({ isLast }) => isLast) as DocsVersion;
const next = versionsBefore.find((version) => version.name === 'current') as DocsVersion;

/** Three examples in Next that have a page. If possible, they show different kinds of data. */
const examples = ['cad-basic', 'pointcloud', 'image360', ...exampleNames(next)]
  .filter((example, index, all) => all.indexOf(example) === index)
  .filter((example) =>
    [`${next.workspaceDir}/${example}.ts`, `${next.contentDir}/examples/${example}.mdx`].every(
      (file) => fs.existsSync(file),
    ),
  )
  .slice(0, 3);

let dir: string;
let server: RunningServer | undefined;

test.beforeAll(() => {
  dir = makeRepositoryCopy('versioning');
});

test.afterAll(async () => {
  await server?.close();
});

async function serveBuild(): Promise<string> {
  await server?.close();
  server = await startSiteServer({
    dir: path.join(dir, 'build'),
    baseUrl: defaultBaseUrl,
    port: firstPort,
  });
  return server.address;
}

/** Returns git's status lines. Combines all files in a version's folder into one line. */
function changedPaths(): string[] {
  const folders = gitStatus(dir).map((line) => {
    const [status, file] = [line.slice(0, 2), line.slice(3)];
    const own = /^(?:(?:examples|static\/examples|tests\/golden)\/[^/]+|versioned_docs\/[^/]+)\//;
    return `${status} ${own.exec(file)?.[0] ?? file}`;
  });
  return [...new Set(folders)].sort();
}

test('invalid input shows an error and doesn’t change anything', () => {
  const wrong: readonly (readonly [string, readonly string[], string])[] = [
    ['docs:cut', [latestBefore.name], `The version ${latestBefore.name} already exists.`],
    ['docs:cut', ['5/x'], `"5/x" isn't a valid version name`],
    ['docs:drop', [latestBefore.name], "can't be dropped"],
    ['docs:fix', ['docs/overview.mdx'], "didn't change since the last commit"],
    ['example:new', ['a/b'], `"a/b" isn't a valid example name`],
    ['sdk:next', ['no-such-folder'], 'must be a release'],
  ];
  for (const [script, args, message] of wrong) {
    const { exitCode, output } = tryNpmRun(dir, script, args);
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(exitCode).toBe(1);
  }
  expect(gitStatus(dir)).toEqual([]);
});

test('docs:cut changes only files of the new version and the lists of versions', () => {
  const output = npmRun(dir, 'docs:cut', [name, '--no-verify']);
  expect(output).toContain(`${name} is now the latest version. Its pages are at docs and cover`);
  expect(output).toContain(`${latestBefore.label} moved to docs/${latestBefore.name}.`);
  const folders = ['examples', 'static/examples', 'tests/golden'].filter((area) =>
    fs.existsSync(path.join(rootDir, area, next.folder)),
  );
  expect(changedPaths()).toEqual(
    [
      // Cutting a version removes the files that list Next's differences from the latest version.
      ` D examples/${next.folder}/`,
      ' M package-lock.json',
      ' M package.json',
      ' M tests/expectedVersions.json',
      ' M versions.json',
      ...folders.map((area) => `?? ${area}/${name}/`),
      `?? versioned_docs/version-${name}/`,
      `?? versioned_sidebars/version-${name}-sidebars.json`,
    ].sort(),
  );
  expect(fs.existsSync(path.join(dir, `versioned_docs/version-${name}/api`))).toBe(false);
  commitAll(dir);
});

test('the site builds with the new version and without broken links', () => {
  // The build fails if links or anchors are broken, or if API names and code blocks are wrong for their version.
  npmRun(dir, 'build');
  expect(gitStatus(dir)).toEqual([]);
});

test('the new version is at docs, and the previous one at its own path', async ({ page }) => {
  const site = await serveBuild();
  const versions = readVersions(dir);
  expect(versions.map(({ routePath }) => routePath)).toEqual([
    next.routePath,
    latestBefore.routePath,
    ...versionsBefore.slice(1).map((version) => `docs/${version.name}`),
  ]);
  await page.goto(`${site}docs/concepts`);
  await waitForHydration(page, 'afterIntent');
  const menu = page.locator('.navbar .dropdown').filter({ hasText: name });
  await menu.hover();
  await expect(menu.locator('.dropdown__menu .dropdown__link')).toHaveText([
    ...versions.map(({ label }) => label),
    'All versions',
  ]);
  for (const version of versions) {
    await page.goto(`${site}${version.routePath}/concepts`);
    await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
      'content',
      version.name,
    );
  }
  // If only the previous version has a page, the page's old URL redirects to that version.
  const [example] = exampleNames(latestBefore).filter(
    (candidate) =>
      fs.existsSync(path.join(latestBefore.contentDir, 'examples', `${candidate}.mdx`)) &&
      !fs.existsSync(path.join(next.contentDir, 'examples', `${candidate}.mdx`)),
  );
  if (example === undefined) return;
  const lost = `examples/${example}`;
  await page.goto(`${site}docs/${lost}`);
  await expect(page).toHaveURL(`${site}docs/${latestBefore.name}/${lost}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const example of examples) {
  test(`${example} of the new version runs on its pinned release`, async ({ page }) => {
    await page.goto(`${server?.address}docs/examples/${example}`);
    const frame = page.locator(`[data-example="${example}"]`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame).toHaveAttribute('data-state', 'running');
    await expect(frame.getByRole('status')).toHaveText(`Running on ${next.release}`);
  });
}

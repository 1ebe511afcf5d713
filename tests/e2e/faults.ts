/** Faults that tests inject into the built site: files that don't load, and slow or data-saving connections. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { readVersions, rootDir } from '@reveal-docs/versions';

const scripts = path.join(buildDir, 'assets', 'js');

/**
 * Returns a pattern for the URL of a content file's script. The content file, such as `installation.mdx`, is in the
 * latest version.
 */
export function pageChunk(file: string): RegExp {
  const latest = readVersions().find(({ isLast }) => isLast);
  if (latest === undefined) throw new Error('versions.json names no version.');
  const source = `"source":"@site/${path.relative(rootDir, path.join(latest.contentDir, file))}"`;
  const name = fs
    .readdirSync(scripts)
    .find((script) => fs.readFileSync(path.join(scripts, script), 'utf8').includes(source));
  if (name === undefined) throw new Error(`No script holds the page ${file}.`);
  return new RegExp(`/assets/js/${name.replaceAll('.', '\\.')}$`);
}

/** Simulates a connection, which determines whether the page prefetches files. */
export async function setConnection(
  page: Page,
  connection: { readonly saveData: boolean; readonly effectiveType: string },
): Promise<void> {
  await page.addInitScript({
    content: `Object.defineProperty(navigator, 'connection', {
      value: { ...${JSON.stringify(connection)}, addEventListener() {} },
    });`,
  });
}

/** Turns off prefetching, so that a page's files load only when the page opens. */
export function withoutPrefetch(page: Page): Promise<void> {
  return setConnection(page, { saveData: true, effectiveType: '4g' });
}

/** Holds back requests. Resolves with a function that releases them. */
export async function holdBack(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(url, (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    return undefined;
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

/** Counts the documents that the browser loads. Returns a function that returns the count. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Fulfills a request with the site's response and an additional policy that a proxy might add. */
export async function addPolicy(route: Route, policy: string): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-security-policy': policy };
  await route.fulfill({ response, headers });
}

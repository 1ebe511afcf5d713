import type { Browser } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, launchChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';

const firstPort = 4200;

/** Returns the latest version. Throws if versions.json is empty. */
export function latestVersion(): DocsVersion {
  const latest = readVersions().find(({ isLast }) => isLast);
  if (latest === undefined) throw new Error('versions.json is empty. Add at least one version.');
  return latest;
}

/** Starts the same browser as the tests, with additional command-line switches. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return launchChromium([...chromiumArgs, ...args]);
}

/**
 * Serves `build/`, starts a browser, and calls `measure` with the browser and the site's URL. The URL ends with a
 * slash. Stops the server and the browser afterward. Throws if the site hasn't been built.
 */
export async function onBuiltSite<Result>(
  measure: (browser: Browser, address: string) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const info = readBuildInfo();
  if (info === undefined) throw new Error('No build found. Run `npm run build` first.');
  const server = await startSiteServer({ dir: buildDir, baseUrl: info.baseUrl, port: firstPort });
  try {
    const browser = await launchBrowser(args);
    try {
      return await measure(browser, server.address);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}

/**
 * `npm run example:shots [-- name …]`: renews the pictures of the built site's examples (posters, 1280×720) and of its
 * landing page (for the README). Run it after `npm run build`, and build again to publish the pictures.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { exampleNames } from '../src/plugins/examples/generate';
import { readVersions, rootDir, type DocsVersion } from '../src/versions';
import { buildDir, readBuildInfo } from './buildInfo';
import { chromiumArgs, ensureChromium } from './chromium';
import { main } from './run';
import { startSiteServer } from './server';

const poster = { width: 1280, height: 720 };
/** The example whose picture the landing page shows. */
const landingExample = 'cad-basic';
const landingPicture = path.join(rootDir, 'static/img/plant.webp');
const readmePicture = { width: 1440, height: 810 };
/** A software renderer on a busy machine needs minutes, not seconds. */
const readyTimeout = 300_000;
const quality = 82;

/** Pages of a version that run an example, by the example's name; its own page before others. */
async function examplePages(version: DocsVersion): Promise<Map<string, string>> {
  const dir = path.join(buildDir, version.routePath);
  const files = await fs.readdir(dir, { recursive: true });
  const pages = new Map<string, string>();
  // The latest version's folder holds the others'.
  const nested = readVersions()
    .filter(({ routePath }) => routePath.startsWith(`${version.routePath}/`))
    .map(({ routePath }) => routePath.slice(version.routePath.length + 1));
  const written = files
    .filter(
      (file) => file.endsWith('.html') && !nested.some((other) => file.startsWith(`${other}/`)),
    )
    .sort();
  const ownFirst = [
    ...written.filter((file) => file.startsWith('examples')),
    ...written.filter((file) => !file.startsWith('examples')),
  ];
  for (const file of ownFirst) {
    const html = await fs.readFile(path.join(dir, file), 'utf8');
    const name = /data-example="?([\w-]+)/.exec(html)?.[1];
    if (name !== undefined && !pages.has(name)) {
      pages.set(name, `${version.routePath}/${file.replace(/\.html$/, '')}`);
    }
  }
  return pages;
}

async function writePicture(picture: Buffer, file: string, size: { width: number }): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await sharp(picture).resize(size).webp({ quality }).toFile(file);
  console.log(path.relative(rootDir, file));
}

async function shootExample(browser: Browser, address: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const example = page.locator('[data-example]').first();
  await example.scrollIntoViewIfNeeded();
  await page
    .locator('[data-example][data-state="running"]')
    .first()
    .waitFor({ timeout: readyTimeout });
  const frame = example.locator('iframe');
  // The viewer draws at the size it is given: make that the poster's.
  await frame.evaluate((element, { width, height }) => {
    element.style.cssText += `position:fixed;inset:0 auto auto 0;width:${width}px;height:${height}px;z-index:9999`;
  }, poster);
  // Two seconds of quiet: the viewer draws again after its size changed, which nothing announces.
  await page.waitForTimeout(2000);
  await writePicture(await page.screenshot({ clip: { x: 0, y: 0, ...poster } }), file, poster);
  await page.close();
}

async function shootLanding(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: readmePicture, colorScheme: 'light' });
  await page.goto(address, { waitUntil: 'networkidle' });
  const file = path.join(rootDir, 'static/img/readme.webp');
  await writePicture(await page.screenshot(), file, readmePicture);
  await page.close();
}

main(async () => {
  const info = readBuildInfo();
  if (info === undefined) throw new Error('Nothing is built yet: run `npm run build` first.');
  const wanted = process.argv.slice(2);
  const server = await startSiteServer({ dir: buildDir, baseUrl: info.baseUrl, port: 4400 });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    for (const version of readVersions()) {
      const pages = await examplePages(version);
      const names = exampleNames(version);
      for (const name of names.filter((item) => wanted.length === 0 || wanted.includes(item))) {
        const page = pages.get(name);
        if (page === undefined) throw new Error(`No page of ${version.folder} shows "${name}".`);
        const file = path.join(rootDir, 'static/examples', version.folder, `${name}.webp`);
        await shootExample(browser, `${server.address}${page}`, file);
        if (version.isLast && name === landingExample) await fs.copyFile(file, landingPicture);
      }
    }
    await shootLanding(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
  }
});

/**
 * `npx tsx scripts/guideShots.ts [name …]`: runs programs with the demo project and redraws the pictures in guides. The
 * programs and a list of their variants (`pictures.json`) are in `examples/<folder>/pictures`. The picture of each
 * variant is in `img/`, next to the version's guides. `three-ways`, the comparison on the landing page, uses the latest
 * version, and its pictures are in `static/img`.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { compileProgram, type CompiledProgram } from '@reveal-docs/runner/program/compile';
import { picturesDir, readPictureProgram } from '../src/plugins/examples/pictureProgram';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { openFramePage, startFramePageServer, waitForState } from '../tests/tools';
import { launchChromium, pictureArgs } from './helpers/chromium';
import { main } from './helpers/run';
import { encodeWithin, logo, resizeStage } from './helpers/shots';
import { readJson } from '@reveal-docs/shared/readJson';

/** In pixels. A picture fills a third of a page's column, at two device pixels per CSS pixel. */
const size = { width: 640, height: 360 };
const quality = 80;
const landing = {
  name: 'three-ways',
  size: { width: 1280, height: 720 },
  dir: path.join(rootDir, 'static/img'),
  first: 'cad',
  bytes: { first: 60_000, other: 150_000 },
  qualities: [80, 75, 70, 65, 60, 55, 50, 45, 40, 35, 30],
};
/**
 * Time to wait for the camera to stop and the last sectors to load, in milliseconds. The SDK doesn't fire an event when
 * they're done.
 */
const rest = 2500;

/** Minimum entropy of a picture, in bits per pixel. The entropy of an empty background is less than half of this. */
const leastEntropy = 1;

interface Picture {
  readonly name: string;
  readonly variant: string;
  readonly program: CompiledProgram;
}

function readPictures(version: DocsVersion): Picture[] {
  const list = path.join(picturesDir(version), 'pictures.json');
  if (!fs.existsSync(list)) return [];
  return Object.entries(readJson<Record<string, string[]>>(list)).flatMap(([name, variants]) =>
    variants.map((variant) => ({
      name,
      variant,
      program: compileProgram(readPictureProgram(version, name, variant)),
    })),
  );
}

async function shoot(page: Page, folder: string, program: CompiledProgram): Promise<Buffer> {
  await page.evaluate((input) => window.framePage.run(input), { folder, program });
  const state = await waitForState(page, 'running', 'failed');
  if (state.type === 'failed') throw new Error(state.failure.message);
  const frame = await (await page.locator('#stage iframe').elementHandle())?.contentFrame();
  await frame?.addStyleTag({ content: `${logo} { display: none !important; }` });
  await page.waitForTimeout(rest);
  const picture = await page.locator('#stage').screenshot();
  const { entropy } = await sharp(picture).stats();
  if (entropy < leastEntropy) throw new Error('The picture is empty. Check the camera.');
  return picture;
}

async function write(version: DocsVersion, item: Picture, picture: Buffer): Promise<void> {
  const name = `${item.name}-${item.variant.toLowerCase()}.webp`;
  const isOfLanding = item.name === landing.name;
  const bytes = item.variant === landing.first ? landing.bytes.first : landing.bytes.other;
  const file = path.join(isOfLanding ? landing.dir : path.join(version.contentDir, 'img'), name);
  if (isOfLanding) {
    const encoded = await encodeWithin(picture, bytes, landing.qualities);
    if (encoded.length > bytes)
      throw new Error(`${name} is larger than ${bytes} bytes. Simplify the picture.`);
    fs.writeFileSync(file, encoded);
  } else {
    await sharp(picture).webp({ quality }).toFile(file);
  }
  console.log(path.relative(rootDir, file));
}

main(async () => {
  const wanted = process.argv.slice(2);
  const server = await startFramePageServer();
  const browser = await launchChromium(pictureArgs);
  /** Map from release and program to picture. Versions with the same release and program share a picture. */
  const drawn = new Map<string, Buffer>();
  try {
    const page = await browser.newPage({ viewport: size });
    await openFramePage(page, server);
    for (const version of readVersions()) {
      const pictures = readPictures(version).filter(
        ({ name }) =>
          (wanted.length === 0 || wanted.includes(name)) &&
          (name !== landing.name || version.isLast),
      );
      for (const item of pictures) {
        const { name, program } = item;
        const key = JSON.stringify([version.release, version.interfaceRelease, program]);
        const stageSize = name === landing.name ? landing.size : size;
        await page.setViewportSize(stageSize);
        await resizeStage(page, stageSize);
        const picture = drawn.get(key) ?? (await shoot(page, version.folder, program));
        drawn.set(key, picture);
        await write(version, item, picture);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
});

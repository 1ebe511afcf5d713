/**
 * `npx tsx scripts/demoPhotos.ts`: renders the demo project's photographs, and writes them to
 * `packages/demo-project/src/photos/images`. Run it again after the plant changes. The results are committed, because
 * the script needs Chromium and takes several minutes.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { launchChromium, pictureArgs } from './helpers/chromium';
import { main } from './helpers/run';
import { designPlant } from '@reveal-docs/demo-project/plant/layout/site';
import { designSkid } from '@reveal-docs/demo-project/plant/layout/skid';
import type { NumberedNode } from '@reveal-docs/demo-project/plant/number';
import { numberNodes } from '@reveal-docs/demo-project/plant/number';
import type { TriangleSoup } from '@reveal-docs/demo-project/plant/trace/tessellate';
import { tessellate } from '@reveal-docs/demo-project/plant/trace/tessellate';
import type { PictureOrder } from '@reveal-docs/demo-project/photos/page';
import type { FaceName, Station } from '@reveal-docs/demo-project/photos/stations';
import {
  faceNames,
  faceSize,
  faceViews,
  photoName,
  stations,
  visitedTwice,
} from '@reveal-docs/demo-project/photos/stations';
import { surroundings } from '@reveal-docs/demo-project/photos/surroundings';
import { rootDir } from '@reveal-docs/versions';

const folder = path.join(rootDir, 'packages/demo-project/src/photos');
/** Number of passes. More passes produce softer shadows and smoother edges. */
const passes = Number(process.env.PHOTO_PASSES ?? 3);
const jpegQuality = 84;

/**
 * Share of the model color that each kind of surface reflects. It's less than 1, because model colors are brighter than
 * real steel.
 */
const albedo = { ground: 0.5, paving: 0.36, other: 0.82 } as const;

/** Number of stations to render together. They share the shadows of each light. */
const batchSize = 2;

/** Side length of the plant's chunks, in meters. The renderer skips chunks outside the view. */
const chunkSize = 14;

/**
 * Returns a surface's code, from which the page selects the surface's grain: 0 for ground, 1 for paving and concrete, 2
 * for vegetation, and 3 for everything else.
 */
const surfaceCode = (node: NumberedNode): number =>
  ({ ground: 0, paving: 1, vegetation: 2 })[node.surface as 'ground' | 'paving' | 'vegetation'] ??
  3;

/** Converts the plant to the page's format: three.js axes, linear colors, and triangles sorted into chunks. */
function prepareScene(nodes: readonly NumberedNode[], soup: TriangleSoup): Map<string, Buffer> {
  const count = soup.owners.length;
  const cells = new Map<string, number[]>();
  for (let triangle = 0; triangle < count; triangle++) {
    const at = triangle * 9;
    const cell = [0, 1]
      .map((axis) =>
        Math.floor(
          ((soup.positions[at + axis] ?? 0) +
            (soup.positions[at + 3 + axis] ?? 0) +
            (soup.positions[at + 6 + axis] ?? 0)) /
            3 /
            chunkSize,
        ),
      )
      .join(',');
    const list = cells.get(cell) ?? [];
    list.push(triangle);
    cells.set(cell, list);
  }
  const positions = new Float32Array(count * 9);
  const normals = new Float32Array(count * 9);
  const colors = new Uint8Array(count * 9);
  const surfaces = new Uint8Array(count * 3);
  const chunks: { first: number; count: number }[] = [];
  let next = 0;
  for (const triangles of cells.values()) {
    chunks.push({ first: next, count: triangles.length });
    for (const triangle of triangles) {
      const node = nodes[soup.owners[triangle] ?? 0];
      const reflectance =
        node?.surface === 'paving' || node?.surface === 'ground'
          ? albedo[node.surface]
          : albedo.other;
      const color = (node?.color ?? [200, 200, 200]).map((value) =>
        Math.round(255 * reflectance * Math.pow(value / 255, 2.2)),
      );
      for (let corner = 0; corner < 3; corner++) {
        const [from, to] = [triangle * 9 + corner * 3, next * 9 + corner * 3];
        for (const [source, result] of [
          [soup.positions, positions],
          [soup.normals, normals],
        ] as const) {
          result[to] = source[from] ?? 0;
          result[to + 1] = source[from + 2] ?? 0;
          result[to + 2] = -(source[from + 1] ?? 0);
        }
        colors.set(color, to);
        surfaces[next * 3 + corner] = node === undefined ? 3 : surfaceCode(node);
      }
      next += 1;
    }
  }
  const bytes = (array: Float32Array | Uint8Array): Buffer =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  return new Map([
    ['scene.json', Buffer.from(JSON.stringify({ chunks }))],
    ['positions', bytes(positions)],
    ['normals', bytes(normals)],
    ['colors', bytes(colors)],
    ['surfaces', bytes(surfaces)],
  ]);
}

async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(folder, 'page.ts')],
    bundle: true,
    format: 'iife',
    write: false,
    target: 'es2022',
    logLevel: 'silent',
  });
  const file = result.outputFiles[0];
  if (file === undefined)
    throw new Error("The page that renders the photographs couldn't be bundled.");
  return file.text;
}

interface Shot {
  readonly station: Station;
  readonly face: FaceName;
}

async function takeAll(
  page: Page,
  sceneName: string,
  visit: number,
  shots: readonly Shot[],
  received: Map<number, string>,
): Promise<void> {
  await page.evaluate((name) => window.loadScene(name), sceneName);
  const orders = shots.map(({ station, face }): PictureOrder => ({
    position: [...station.position],
    ...faceViews[face],
  }));
  received.clear();
  await page.evaluate(([list, size, count]) => window.takePictures(list, size, count), [
    orders,
    faceSize,
    passes,
  ] as const);
  for (const [index, { station, face }] of shots.entries()) {
    const pixels = received.get(index);
    if (pixels === undefined) throw new Error(`The picture of ${station.id}, ${face}, is missing.`);
    await sharp(Buffer.from(pixels, 'base64'), {
      raw: { width: faceSize, height: faceSize, channels: 4 },
    })
      .removeAlpha()
      .jpeg({ quality: jpegQuality, mozjpeg: true })
      .toFile(path.join(folder, 'images', photoName(station.id, visit, face)));
  }
}

main(async () => {
  const plant = numberNodes(designPlant().root);
  const skid = numberNodes(designSkid().root);
  const around = numberNodes(surroundings());
  const versions = new Map<string, Map<string, Buffer>>();
  for (const [name, nodes] of [
    ['first', [...plant, ...around]],
    ['second', [...plant, ...skid, ...around]],
  ] as const) {
    versions.set(name, prepareScene(nodes, tessellate(nodes)));
  }
  const script = await bundlePage();
  const browser = await launchChromium(pictureArgs);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    page.on('console', (message) =>
      console.log(Math.round(performance.now() / 1000), message.text()),
    );
    page.on('pageerror', (error) => console.error(error));
    const received = new Map<number, string>();
    await page.exposeFunction(
      'deliver',
      (index: number, pixels: string) => void received.set(index, pixels),
    );
    await page.route('**/*', (route) => {
      const [, version = '', file = ''] = new URL(route.request().url()).pathname.split('/');
      const body = versions.get(version)?.get(file);
      if (body !== undefined)
        return route.fulfill({ body, contentType: 'application/octet-stream' });
      return route.fulfill({
        body: `<!doctype html><script>${script.replace(/<\/script/g, '<\\/script')}</script>`,
        contentType: 'text/html',
      });
    });
    await page.goto('http://photos.invalid/');
    await page.waitForFunction(() => window.pageReady);
    fs.mkdirSync(path.join(folder, 'images'), { recursive: true });
    const only = process.env.PHOTO_STATIONS?.split(',');
    const wanted = stations.filter((station) => only === undefined || only.includes(station.id));
    const shotsOf = (list: readonly Station[]): Shot[] =>
      list.flatMap((station) => faceNames.map((face) => ({ station, face })));
    for (let i = 0; i < wanted.length; i += batchSize) {
      await takeAll(page, 'first', 1, shotsOf(wanted.slice(i, i + batchSize)), received);
    }
    const again = shotsOf(wanted.filter((station) => station.id === visitedTwice));
    if (again.length > 0) await takeAll(page, 'second', 2, again, received);
  } catch (error) {
    // Print the error here, because it might take forever to close a crashed browser.
    console.error(error);
    throw error;
  } finally {
    await browser.close();
  }
});

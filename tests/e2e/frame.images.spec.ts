/** Tests 360 images in the frame on the newest release, and compares the view with the photographs. */
import fs from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { distance, normalize, sub, type Vec3 } from '@reveal-docs/demo-project/plant/kernel/math';
import {
  faceDirection,
  faceNames,
  photoName,
  projectToFace,
  stations,
  visitedTwice,
  type FaceName,
  type Station,
} from '@reveal-docs/demo-project/photos/stations';
import { readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { rootDir } from '@reveal-docs/versions';
import {
  forgetStates,
  openFramePage,
  programFrame,
  runProgram,
  waitForState,
} from '../fixtures/framePage';
import { decodePicture, pixelAt, shareThatDiffers, type Picture } from '../fixtures/pictures';
import { fromViewer, toViewer } from '../fixtures/plantScene';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

const server = serveFramePage();

const program = `
import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, images, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.cameraManager.setCameraState({
  position: new Vector3(...START),
  target: new Vector3(...TARGET),
});
// Without a model, the viewer can't determine how far away objects can be visible, and doesn't show icons.
if (WITH_MODEL) await viewer.addModel(plant);
const set = await viewer.add360ImageSet('events', images);
Object.assign(globalThis, { viewer, set, Vector3 });
`;

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface WritableVector extends Vector {
  unproject(camera: object): WritableVector;
}
interface Revision {
  readonly date: Date | undefined;
}
interface Image {
  readonly id: string;
  readonly label: string;
  getRevisions(): Revision[];
  getActiveRevision(): Revision;
}
/** Globals that the program sets for the test. */
interface ProgramGlobals {
  readonly viewer: {
    readonly cameraManager: {
      getCamera(): object & { readonly position: Vector };
      setCameraState(state: { position?: Vector; target?: Vector }): void;
    };
    enter360Image(image: Image, revision?: Revision): Promise<void>;
    exit360Image(): void;
    requestRedraw(): void;
    get360AnnotationIntersectionFromPixel(
      x: number,
      y: number,
    ): Promise<{ readonly annotation: { readonly annotation: { readonly id: number } } } | null>;
  };
  readonly set: {
    readonly image360Entities: readonly Image[];
    setIconsVisibility(visible: boolean): void;
  };
  readonly Vector3: new (x: number, y: number, z: number) => WritableVector;
}

/**
 * Runs a program. Its camera is four meters south of a station and two meters above it. The station's icon is in the
 * middle of the view.
 */
function runImages(
  page: Page,
  { position: [x, y, z] }: Station,
  { withModel }: { readonly withModel: boolean },
): Promise<void> {
  const start = JSON.stringify(toViewer([x, y - 4, z + 2]));
  const target = JSON.stringify(toViewer([x, y, z]));
  const filled = program
    .replace('START', start)
    .replace('TARGET', target)
    .replace('WITH_MODEL', String(withModel));
  return runProgram(page, newest, filled);
}

async function takePicture(page: Page): Promise<Picture> {
  return decodePicture(await page.locator('#stage').screenshot());
}

/** Enters a revision of a station, and waits until the image is ready. Revision 0 is the newest. */
async function enter(page: Page, frame: Frame, station: string, revision: number): Promise<void> {
  await forgetStates(page);
  await page.evaluate(() => void window.framePage.messages.splice(0));
  await frame.evaluate(
    async ([id, number]) => {
      const { viewer, set } = globalThis as unknown as ProgramGlobals;
      const image = set.image360Entities.find((one) => String(one.id) === id);
      if (image === undefined) throw new Error(`There is no station ${id}.`);
      await viewer.enter360Image(image, image.getRevisions()[number]);
    },
    [station, revision] as const,
  );
  await page.waitForFunction(() => window.framePage.messages.some(({ type }) => type === 'ready'));
}

async function turnTo(frame: Frame, target: Vec3): Promise<void> {
  await frame.evaluate(([x, y, z]) => {
    const { viewer, Vector3 } = globalThis as unknown as ProgramGlobals;
    viewer.cameraManager.setCameraState({ target: new Vector3(x, y, z) });
  }, toViewer(target));
}

interface Sight {
  readonly pixel: readonly [number, number];
  readonly face: FaceName;
  /** Position on the face, from the left and from the top, each from 0 to 1. */
  readonly at: readonly [number, number];
}

const [width, height] = [640, 360];

/** Returns the camera's position and, for each pixel of a grid, the visible face and the position on that face. */
async function look(frame: Frame, step: number): Promise<{ eye: Vec3; sights: Sight[] }> {
  const pixels: [number, number][] = [];
  // Skip the edges, because the SDK shows its logo there.
  for (let y = 80; y < height - 20; y += step) {
    for (let x = 20; x < width - 20; x += step) pixels.push([x, y]);
  }
  const { eye, ends } = await frame.evaluate(
    ([list, w, h]) => {
      const { viewer, Vector3 } = globalThis as unknown as ProgramGlobals;
      const camera = viewer.cameraManager.getCamera();
      const { x, y, z } = camera.position;
      return {
        eye: [x, y, z] as const,
        ends: list.map(([px, py]) => {
          const end = new Vector3(
            ((px + 0.5) / w) * 2 - 1,
            1 - ((py + 0.5) / h) * 2,
            0.5,
          ).unproject(camera);
          return [end.x, end.y, end.z] as const;
        }),
      };
    },
    [pixels, width, height] as const,
  );
  const from = fromViewer(eye);
  const sights = ends.flatMap((end, index): Sight[] => {
    const direction = normalize(sub(fromViewer(end), from));
    for (const face of faceNames) {
      const at = projectToFace([0, 0, 0], face, direction);
      const pixel = pixels[index];
      if (pixel !== undefined && at?.every((value) => value > 0 && value < 1) === true) {
        return [{ pixel, face, at }];
      }
    }
    return [];
  });
  return { eye: from, sights };
}

const photos = new Map<string, Promise<Picture>>();

function photo(station: string, visit: number, face: FaceName): Promise<Picture> {
  const name = photoName(station, visit, face);
  const file = path.join(rootDir, 'packages/demo-project/src/photos/images', name);
  const known = photos.get(name) ?? decodePicture(fs.readFileSync(file));
  photos.set(name, known);
  return known;
}

/** Returns the mean difference between the view and the photographs, per channel, from 0 to 255. */
async function difference(
  picture: Picture,
  sights: readonly Sight[],
  station: string,
  visit: number,
  mirrored = false,
): Promise<number> {
  let sum = 0;
  for (const { pixel, face, at } of sights) {
    const image = await photo(station, visit, face);
    const [u, v] = at;
    const seen = pixelAt(picture, ...pixel);
    const there = pixelAt(
      image,
      Math.floor((mirrored ? 1 - u : u) * image.width),
      Math.floor(v * image.height),
    );
    seen.forEach((value, channel) => (sum += Math.abs(value - (there[channel] ?? 0))));
  }
  return sum / (3 * sights.length);
}

/** Resolves with a function that finds the annotations on a face. */
async function readAnnotations() {
  const data = readDemoData(readDemoManifest());
  const files = await data.files();
  const fileIds = new Map(files.map((file) => [file.name, file.id]));
  const annotations = await data.annotations();
  return (station: string, visit: number, face: FaceName) => {
    const id = fileIds.get(photoName(station, visit, face));
    return annotations.filter((one) => one.annotatedResourceId === id);
  };
}

/** Returns 1 if a position on a face is well inside an annotation, -1 if it's well outside, and 0 near the edge. */
function sideOf(data: unknown, [u, v]: readonly [number, number]): -1 | 0 | 1 {
  interface Region {
    readonly polygon?: { readonly vertices: readonly { readonly x: number; readonly y: number }[] };
    readonly boundingBox?: Record<'xMin' | 'xMax' | 'yMin' | 'yMax', number>;
  }
  const { polygon, boundingBox } = (data as { readonly objectRegion: Region }).objectRegion;
  const box = boundingBox ?? { xMin: 0, xMax: 0, yMin: 0, yMax: 0 };
  const vertices = polygon?.vertices ?? [
    { x: box.xMin, y: box.yMin },
    { x: box.xMax, y: box.yMin },
    { x: box.xMax, y: box.yMax },
    { x: box.xMin, y: box.yMax },
  ];
  // Outlines are convex, so a point is inside if it is on the same side of all edges.
  const sides = vertices.map((a, index) => {
    const b = vertices[(index + 1) % vertices.length] ?? a;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return ((b.x - a.x) * (v - a.y) - (b.y - a.y) * (u - a.x)) / length;
  });
  const margin = 0.02;
  if (sides.every((side) => side > margin) || sides.every((side) => side < -margin)) return 1;
  const [most, least] = [Math.max(...sides), Math.min(...sides)];
  return most > margin && least < -margin ? -1 : 0;
}

test('the icons are visible as soon as the view is ready', async ({ page }) => {
  const [station] = stations;
  if (station === undefined) throw new Error('There are no stations.');
  await openFramePage(page, server());
  await runImages(page, station, { withModel: true });
  expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
  const ready = await takePicture(page);
  await page.waitForTimeout(2000);
  expect(shareThatDiffers(ready, await takePicture(page))).toBeLessThan(0.002);
  // The station's icon is a ring in the middle of the view, so hiding the icons changes the pixels there.
  await programFrame(page).evaluate(() => {
    const { viewer, set } = globalThis as unknown as ProgramGlobals;
    set.setIconsVisibility(false);
    viewer.requestRedraw();
  });
  await page.waitForTimeout(1000);
  const without = await takePicture(page);
  const reach = Array.from({ length: 61 }, (_, index) => index - 30);
  const changed = reach.flatMap((dy) =>
    reach.filter((dx) => {
      const place = [width / 2 + dx, height / 2 + dy] as const;
      const [a, b] = [pixelAt(ready, ...place), pixelAt(without, ...place)];
      return a.some((value, channel) => Math.abs(value - (b[channel] ?? 0)) > 24);
    }),
  );
  expect(changed.length).toBeGreaterThan(50);
  const count = await programFrame(page).evaluate(
    () => (globalThis as unknown as ProgramGlobals).set.image360Entities.length,
  );
  expect(count).toBe(stations.length);
});

test('a station can be entered, switched to another revision, picked for annotations and left', async ({
  page,
}) => {
  const station = stations.find(({ id }) => id === visitedTwice);
  if (station === undefined) throw new Error('There is no station with two revisions.');
  const { id, position } = station;
  await openFramePage(page, server());
  await runImages(page, station, { withModel: false });
  expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
  const frame = programFrame(page);

  // Annotations tint areas of the picture, so compare only positions outside of them.
  const annotationsOf = await readAnnotations();
  const clear = (sights: readonly Sight[], visits: readonly number[]) =>
    sights.filter(({ face, at }) =>
      visits.every((visit) =>
        annotationsOf(id, visit, face).every(({ data }) => sideOf(data, at) === -1),
      ),
    );

  await enter(page, frame, id, 0);
  const dates = await frame.evaluate((wanted) => {
    const { set } = globalThis as unknown as ProgramGlobals;
    const image = set.image360Entities.find((one) => String(one.id) === wanted);
    return image?.getRevisions().map(({ date }) => date?.getTime());
  }, id);
  expect(dates).toHaveLength(2);
  expect(dates?.[0]).toBeGreaterThan(dates?.[1] ?? Infinity);

  // Look toward an object that was installed between the visits.
  const changedAt = await whereVisitsDiffer(id);
  await turnTo(frame, [
    position[0] + changedAt[0],
    position[1] + changedAt[1],
    position[2] + changedAt[2],
  ]);
  await page.waitForTimeout(1000);
  const newer = await takePicture(page);
  const { eye, sights } = await look(frame, 12);
  expect(distance(eye, position)).toBeLessThan(0.01);
  const places = clear(sights, [1, 2]);
  expect(places.length).toBeGreaterThan(200);
  const own = await difference(newer, places, id, 2);
  expect(own).toBeLessThan(8);
  // The view must differ more from mirrored photographs, and from the other visit's photographs.
  expect(await difference(newer, places, id, 2, true)).toBeGreaterThan(3 * own);
  expect(await difference(newer, places, id, 1)).toBeGreaterThan(1.5 * own);

  // Each annotation in the data must be at its position, and no other annotations must exist.
  const wanted = sights.flatMap((sight) => {
    const near = annotationsOf(id, 2, sight.face).map((annotation) => ({
      id: annotation.id,
      side: sideOf(annotation.data, sight.at),
    }));
    const inside = near.filter(({ side }) => side === 1);
    if (near.some(({ side }) => side === 0) || inside.length > 1) return [];
    return [{ pixel: sight.pixel, annotation: inside[0]?.id ?? null }];
  });
  const byId = new Map(wanted.map((one) => [one.annotation, one]));
  expect(byId.size).toBeGreaterThan(2);
  for (const { pixel, annotation } of byId.values()) {
    const picked = await frame.evaluate(async ([x, y]) => {
      const { viewer } = globalThis as unknown as ProgramGlobals;
      const hit = await viewer.get360AnnotationIntersectionFromPixel(x, y);
      return hit?.annotation.annotation.id ?? null;
    }, pixel);
    expect(picked, `annotation at pixel ${pixel.join(', ')}`).toBe(annotation);
  }

  await enter(page, frame, id, 1);
  const older = await takePicture(page);
  expect(await difference(older, places, id, 1)).toBeLessThan(8);
  const active = await frame.evaluate((name) => {
    const { set } = globalThis as unknown as ProgramGlobals;
    const image = set.image360Entities.find((one) => String(one.id) === name);
    return image?.getActiveRevision().date?.getTime();
  }, id);
  expect(active).toBe(dates?.[1]);

  await frame.evaluate(() => (globalThis as unknown as ProgramGlobals).viewer.exit360Image());
  await expect
    .poll(async () => {
      const picture = await takePicture(page);
      return Math.min(
        await difference(picture, places, id, 1),
        await difference(picture, places, id, 2),
      );
    })
    .toBeGreaterThan(30);
});

/** Returns the direction in which the photographs from a station's two visits differ most. */
async function whereVisitsDiffer(station: string): Promise<Vec3> {
  const cells: { direction: Vec3; change: number }[] = [];
  const count = 8;
  for (const face of faceNames) {
    const [before, after] = await Promise.all([photo(station, 1, face), photo(station, 2, face)]);
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        let change = 0;
        const size = before.width / count;
        for (let y = row * size; y < (row + 1) * size; y += 8) {
          for (let x = column * size; x < (column + 1) * size; x += 8) {
            const [a, b] = [pixelAt(before, x, y), pixelAt(after, x, y)];
            change += a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0);
          }
        }
        cells.push({
          direction: faceDirection(face, (column + 0.5) / count, (row + 0.5) / count),
          change,
        });
      }
    }
  }
  const [most] = cells.sort((a, b) => b.change - a.change);
  if (most === undefined) throw new Error('There are no faces.');
  return normalize(most.direction);
}

import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoAnnotations, photoFiles, stationEvents, visitsOf } from '../../src/photos/data';
import type { FaceName } from '../../src/photos/stations';
import {
  faceDirection,
  faceNames,
  faceSize,
  faceViews,
  photoName,
  projectToFace,
  stations,
  visitedTwice,
} from '../../src/photos/stations';
import type { Bounds, Vec3 } from '../../src/plant/kernel/math';
import {
  cross,
  distance,
  dot,
  emptyBounds,
  includeBounds,
  mix,
  normalize,
} from '../../src/plant/kernel/math';
import type { Rgb } from '../../src/plant/kernel/palette';
import { designPlant } from '../../src/plant/layout/site';
import type { NumberedNode } from '../../src/plant/number';
import { numberNodes } from '../../src/plant/number';
import { makeAssets } from '../../src/plant/tables';
import type { RayCaster } from '../../src/plant/trace/caster';
import { createCaster } from '../../src/plant/trace/caster';
import { tessellate } from '../../src/plant/trace/tessellate';

const folder = path.join(__dirname, '../../src/photos/images');

let nodes: NumberedNode[];
let caster: RayCaster;

beforeAll(() => {
  nodes = numberNodes(designPlant().root);
  caster = createCaster(tessellate(nodes));
}, 60_000);

const fileOf = (station: string, visit: number, face: FaceName): string =>
  path.join(folder, photoName(station, visit, face));

describe('the photographs', () => {
  it('are from six to ten stations, one of them visited twice', () => {
    expect(stations.length).toBeGreaterThanOrEqual(6);
    expect(stations.length).toBeLessThanOrEqual(10);
    expect(
      stations.filter((station) => visitsOf(station).length === 2).map(({ id }) => id),
    ).toEqual([visitedTwice]);
    expect(stationEvents()).toHaveLength(stations.length);
    expect(photoFiles()).toHaveLength(6 * (stations.length + 1));
    expect(new Set((photoFiles() as { id: number }[]).map(({ id }) => id)).size).toBe(
      6 * (stations.length + 1),
    );
  });

  it('have the expected size in pixels, and less than 8 MB together', async () => {
    let total = 0;
    for (const station of stations) {
      for (const { number } of visitsOf(station)) {
        for (const face of faceNames) {
          const file = fileOf(station.id, number, face);
          total += fs.statSync(file).size;
          const { width, height } = await sharp(file).metadata();
          expect([width, height]).toEqual([faceSize, faceSize]);
        }
      }
    }
    expect(total).toBeLessThan(8_000_000);
  });

  it('are taken from places where a person could stand', () => {
    for (const { id, position } of stations) {
      const floor = caster.cast(position, [0, 0, -1]);
      expect(floor?.distance, id).toBeGreaterThan(1.4);
      expect(floor?.distance, id).toBeLessThan(1.9);
      for (let i = 0; i < 16; i++) {
        const angle = (Math.PI * i) / 8;
        const hit = caster.cast(position, [Math.cos(angle), Math.sin(angle), 0]);
        expect(hit?.distance ?? Infinity, id).toBeGreaterThan(0.25);
      }
    }
  });

  it('differ between the first and the second visit', async () => {
    const differences = await Promise.all(
      faceNames.map(async (face) => {
        const [before, after] = await Promise.all(
          [1, 2].map((visit) =>
            sharp(fileOf(visitedTwice, visit, face))
              .resize(64)
              .raw()
              .toBuffer(),
          ),
        );
        const changed = [...(before ?? [])].filter(
          (value, i) => Math.abs(value - (after?.[i] ?? 0)) > 40,
        ).length;
        return changed / (before?.length ?? 1);
      }),
    );
    expect(Math.max(...differences)).toBeGreaterThan(0.02);
  });
});

describe('the faces of a panorama', () => {
  it('cover all directions, and none is mirrored', () => {
    for (const face of faceNames) {
      const { forward, up } = faceViews[face];
      expect(dot(forward, up)).toBe(0);
      const right = cross(forward, up);
      const seen = projectToFace([0, 0, 0], face, [
        forward[0] + right[0] / 2,
        forward[1] + right[1] / 2,
        forward[2] + right[2] / 2,
      ]);
      expect(seen?.[0]).toBeCloseTo(0.75);
      expect(seen?.[1]).toBeCloseTo(0.5);
      const direction = faceDirection(face, 0.2, 0.7);
      const back = projectToFace([1, 2, 3], face, [
        1 + direction[0],
        2 + direction[1],
        3 + direction[2],
      ]);
      expect(back?.[0]).toBeCloseTo(0.2);
      expect(back?.[1]).toBeCloseTo(0.7);
    }
  });
});

function hueOf([r, g, b]: Rgb): { hue: number; saturation: number } {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = max - min;
  if (span === 0) return { hue: 0, saturation: 0 };
  const sector =
    max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: sector * 60, saturation: span / max };
}

const sameHue = (a: Rgb, b: Rgb): boolean => {
  const [x, y] = [hueOf(a), hueOf(b)];
  const apart = Math.abs(x.hue - y.hue);
  return y.saturation > 0.28 && Math.min(apart, 360 - apart) < 16;
};

interface Found {
  readonly name: string;
  /** Distance between the part's position in the model and its color's position in the photograph, in pixels. */
  readonly error: number;
}

/** A group of parts that touch and have the same color, such as a handwheel, an actuator with its rim, or a motor. */
interface Landmark {
  readonly name: string;
  readonly color: Rgb;
  readonly members: ReadonlySet<NumberedNode>;
  readonly bounds: Bounds;
}

const isSmall = (bounds: Bounds): boolean => distance(bounds.min, bounds.max) < 3;

function findLandmarks(): Landmark[] {
  // Include only types with warm colors. Shade and sky are blue.
  const types = new Set(['Handwheel', 'Actuator', 'Barrel', 'Stator', 'Crate']);
  return nodes.flatMap((node) => {
    const { color } = node;
    if (!types.has(node.type) || color === undefined) return [];
    const members = nodes.filter(
      (other) =>
        other.parent === node.parent &&
        other.color !== undefined &&
        hueOf(other.color).saturation > 0.28 &&
        sameHue(color, other.color),
    );
    const bounds = emptyBounds();
    for (const member of members) includeBounds(bounds, member.ownBounds);
    return isSmall(bounds) ? [{ name: node.path, color, members: new Set(members), bounds }] : [];
  });
}

/**
 * Compares two positions in the picture: the mean position of the pixels whose rays hit a landmark, and the mean
 * position of the landmark's color. Returns undefined if the landmark can't be identified.
 */
function findPart(
  { name, color, members, bounds }: Landmark,
  position: Vec3,
  face: FaceName,
  pixels: Buffer,
  owners: (x: number, y: number) => NumberedNode | undefined,
): Found | undefined {
  const middle = mix(bounds.min, bounds.max, 0.5);
  const center = projectToFace(position, face, middle);
  if (center === undefined) return undefined;
  const size = (distance(bounds.min, bounds.max) / distance(position, middle)) * (faceSize / 2);
  const [cx, cy] = [center[0] * faceSize, center[1] * faceSize];
  const reach = Math.round(size * 0.6 + 12);
  if (
    size < 14 ||
    size > 130 ||
    cx < reach ||
    cy < reach ||
    cx > faceSize - reach ||
    cy > faceSize - reach
  )
    return undefined;
  const model = { count: 0, x: 0, y: 0 };
  const photo = { count: 0, x: 0, y: 0 };
  for (let y = Math.round(cy) - reach; y <= cy + reach; y += 2) {
    for (let x = Math.round(cx) - reach; x <= cx + reach; x += 2) {
      const owner = owners(x, y);
      if (owner !== undefined && members.has(owner)) {
        model.count += 1;
        model.x += x;
        model.y += y;
      } else if (owner?.color !== undefined && sameHue(color, owner.color)) {
        return undefined; // another part of the same color is too close
      }
      const at = (y * faceSize + x) * 3;
      if (sameHue(color, [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])) {
        photo.count += 1;
        photo.x += x;
        photo.y += y;
      }
    }
  }
  if (model.count < 20) return undefined; // the landmark is hidden
  if (photo.count === 0) return { name, error: Infinity };
  return {
    name,
    error: Math.hypot(
      model.x / model.count - photo.x / photo.count,
      model.y / model.count - photo.y / photo.count,
    ),
  };
}

describe('the model and the photographs', () => {
  it('match: at least ten parts are within ten pixels of their position in the model', async () => {
    const landmarks = findLandmarks();
    const found: Found[] = [];
    for (const { id, position } of stations) {
      for (const face of faceNames) {
        const { data } = await sharp(fileOf(id, 1, face))
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        // Cache the owners that rays hit, because the areas around nearby landmarks overlap.
        const known = new Map<number, number>();
        const owners = (x: number, y: number): NumberedNode | undefined => {
          const at = y * faceSize + x;
          let owner = known.get(at);
          if (owner === undefined) {
            const direction = faceDirection(face, (x + 0.5) / faceSize, (y + 0.5) / faceSize);
            owner = caster.cast(position, normalize(direction))?.owner ?? -1;
            known.set(at, owner);
          }
          return nodes[owner];
        };
        for (const landmark of landmarks) {
          if (distance(position, landmark.bounds.min) > 25) continue;
          const part = findPart(landmark, position, face, data, owners);
          if (part !== undefined) found.push(part);
        }
      }
    }
    // Ignore parts whose color isn't in the photograph, because deep shade can hide the color. Misplaced parts aren't
    // ignored, because their color still appears nearby.
    const colored = found.filter(({ error }) => error < Infinity);
    expect(colored.filter(({ error }) => error >= 10)).toEqual([]);
    expect(colored.length).toBeGreaterThanOrEqual(10);
    expect(colored.length / found.length).toBeGreaterThan(0.7);
  }, 120_000);

  it('match: annotations link to existing assets and outline visible parts', () => {
    const { assets } = makeAssets(nodes, 2001, new Map());
    const known = new Set(assets.map((asset) => asset.id));
    const all = stations.flatMap((station) => photoAnnotations(station, 1, nodes, caster, assets));
    expect(all.length).toBeGreaterThan(40);
    const kinds = all.map(
      (item) =>
        item.data as {
          objectRegion: Record<string, unknown>;
          assetRef: { id: number };
          textRegion: Record<string, number>;
        },
    );
    expect(kinds.some(({ objectRegion }) => 'polygon' in objectRegion)).toBe(true);
    expect(kinds.some(({ objectRegion }) => 'boundingBox' in objectRegion)).toBe(true);
    for (const { assetRef, textRegion } of kinds) {
      expect(known.has(assetRef.id)).toBe(true);
      for (const value of Object.values(textRegion)) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
  }, 120_000);
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { Region } from '../../src/plant/annotations';
import type { DemoAnnotation } from '../../src/records';
import { cloudAnnotations } from '../../src/plant/annotations';
import type { Vec3 } from '../../src/plant/kernel/math';
import { along, cross, distance, dot, length, normalize, sub } from '../../src/plant/kernel/math';
import { createRandom } from '../../src/plant/kernel/random';
import { designPlant } from '../../src/plant/layout/site';
import type { NumberedNode } from '../../src/plant/number';
import { numberNodes } from '../../src/plant/number';
import { pointClasses } from '../../src/plant/scan/classes';
import type { EptFiles } from '../../src/plant/scan/ept';
import { pointSize, writeEpt } from '../../src/plant/scan/ept';
import type { ScannedPoint } from '../../src/plant/scan/scanner';
import { scannerPositions, scanPlant } from '../../src/plant/scan/scanner';
import { makeAssets } from '../../src/plant/tables';
import type { RayCaster } from '../../src/plant/trace/caster';
import { createCaster } from '../../src/plant/trace/caster';
import { tessellate } from '../../src/plant/trace/tessellate';

/** The scan in this test uses fewer rays per scanner than the real one. */
const raysPerScanner = 6000;

let nodes: NumberedNode[];
let caster: RayCaster;
let points: ScannedPoint[];
let ept: EptFiles;
let annotations: DemoAnnotation[];
let assetIds: Set<number>;

beforeAll(() => {
  const design = designPlant();
  nodes = numberNodes(design.root);
  caster = createCaster(tessellate(nodes));
  points = scanPlant(nodes, caster, 1, raysPerScanner);
  ept = writeEpt(points, 2);
  const { assets } = makeAssets(nodes, 2001, new Map());
  assetIds = new Set(assets.map((asset) => asset.id));
  annotations = cloudAnnotations(1003, nodes, design.lines, assets);
}, 120_000);

interface EptJson {
  readonly bounds: readonly number[];
  readonly boundsConforming: readonly number[];
  readonly dataType: string;
  readonly points: number;
  readonly schema: readonly { name: string; size: number; scale?: number; offset?: number }[];
}

const json = <T>(name: string): T => JSON.parse(new TextDecoder().decode(ept.files.get(name))) as T;

describe('the scan', () => {
  it('contains only points that a scanner can see', () => {
    const random = createRandom(3);
    const sample = Array.from({ length: 1000 }, () => random.pick(points));
    const seen = sample.filter(({ position }) =>
      scannerPositions.some((scanner) => {
        const direction = normalize(sub(position, scanner));
        const hit = caster.cast(scanner, direction, 0.4);
        return hit === undefined || hit.distance > distance(position, scanner) - 0.03;
      }),
    );
    expect(seen.length).toBeGreaterThanOrEqual(950);
  });

  it('has shadows: no points on the far wall of the control building, many on the near wall', () => {
    const wall = (from: number, to: number) =>
      points.filter(
        ({ position: [x, y, z], classification }) =>
          classification === pointClasses.building.code &&
          x > -27 &&
          x < -9 &&
          y > from &&
          y < to &&
          z < 4.5,
      ).length;
    expect(wall(-39.6, -39.4)).toBe(0);
    expect(wall(-30.6, -30.4)).toBeGreaterThan(20);
  });

  it('has noise, but almost all points are within two centimeters of the surface', () => {
    const surface = points
      .filter((point) => point.classification !== pointClasses.noise.code)
      .slice(0, 4000);
    const errors = surface.map(({ position }) =>
      Math.min(
        ...scannerPositions.map((scanner) => {
          const direction = normalize(sub(position, scanner));
          const hit = caster.cast(scanner, direction, 0.4, 80);
          return hit === undefined
            ? Infinity
            : Math.abs(hit.distance - distance(position, scanner));
        }),
      ),
    );
    const close = errors.filter((error) => error < 0.02);
    expect(close.length / errors.length).toBeGreaterThan(0.98);
    expect(Math.max(...close)).toBeGreaterThan(0.001);
  }, 60_000);

  it('has fewer points per area at a distance', () => {
    const density = (from: number, to: number): number => {
      const scanner = scannerPositions[5] ?? [0, 0, 0];
      const near = points.filter(({ position }) => {
        const away = distance(position, scanner);
        return away > from && away < to;
      });
      return near.length / (to ** 2 - from ** 2);
    };
    expect(density(5, 10)).toBeGreaterThan(density(20, 30));
  });

  it('has points of every class', () => {
    const codes = new Set(points.map((point) => point.classification));
    expect([...codes].sort((a, b) => a - b)).toEqual(
      Object.values(pointClasses)
        .map((item) => item.code)
        .sort((a, b) => a - b),
    );
  });
});

describe('the octree', () => {
  it('has as many points in each file as its hierarchy says, and all points together', () => {
    const hierarchy = json<Record<string, number>>('ept-hierarchy/0-0-0-0.json');
    let total = 0;
    for (const [key, count] of Object.entries(hierarchy)) {
      expect(ept.files.get(`ept-data/${key}.bin`)?.length, key).toBe(count * pointSize);
      total += count;
      const [depth = 0, x = 0, y = 0, z = 0] = key.split('-').map(Number);
      const parent = [depth - 1, x >> 1, y >> 1, z >> 1].join('-');
      if (depth > 0) expect(hierarchy[parent], key).toBeDefined();
    }
    expect(Object.keys(hierarchy).length).toBeGreaterThan(4);
    expect(total).toBe(points.length);
    expect(json<EptJson>('ept.json').points).toBe(points.length);
    expect([...ept.files.keys()].filter((name) => name.endsWith('.bin')).length).toBe(
      Object.keys(hierarchy).length,
    );
  });

  it('has every point in its cell', () => {
    const { bounds, boundsConforming, schema, dataType } = json<EptJson>('ept.json');
    expect(dataType).toBe('binary');
    expect(schema.reduce((sum, field) => sum + field.size, 0)).toBe(18);
    const edge = (bounds[3] ?? 0) - (bounds[0] ?? 0);
    for (const [name, content] of ept.files) {
      const match = /^ept-data\/(\d+)-(\d+)-(\d+)-(\d+)\.bin$/.exec(name);
      if (match === null) continue;
      const [depth = 0, ...cell] = match.slice(1).map(Number);
      const size = edge / 2 ** depth;
      const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
      for (let at = 0; at < content.length; at += pointSize) {
        for (const axis of [0, 1, 2]) {
          const field = schema[axis];
          const value =
            view.getInt32(at + 4 * axis, true) * (field?.scale ?? 1) + (field?.offset ?? 0);
          const low = (bounds[axis] ?? 0) + (cell[axis] ?? 0) * size;
          if (value < low - 1e-6 || value > low + size + 1e-6)
            expect.fail(`${name}: ${value} is not in ${low} to ${low + size}`);
          if (
            value < (boundsConforming[axis] ?? 0) - 1e-6 ||
            value > (boundsConforming[axis + 3] ?? 0) + 1e-6
          )
            expect.fail(`${name}: ${value} is outside the conforming bounds`);
        }
      }
    }
  });

  it('has the same bytes on every run', () => {
    const again = writeEpt(scanPlant(nodes.slice(), caster, 1, raysPerScanner), 2);
    for (const [name, content] of ept.files)
      expect(Buffer.from(again.files.get(name) ?? []).equals(Buffer.from(content)), name).toBe(
        true,
      );
  }, 60_000);
});

function holds(region: Region, point: Vec3): boolean {
  if ('cylinder' in region) {
    const { centerA, centerB, radius } = region.cylinder;
    const axis = normalize(sub(centerB, centerA));
    const along = dot(sub(point, centerA), axis);
    return (
      along >= 0 &&
      along <= distance(centerA, centerB) &&
      length(cross(sub(point, centerA), axis)) <= radius
    );
  }
  const [hx = 1, , , mx = 0, , hy = 1, , my = 0, , , hz = 1, mz = 0] = region.box.matrix;
  return (
    Math.abs(point[0] - mx) <= hx && Math.abs(point[1] - my) <= hy && Math.abs(point[2] - mz) <= hz
  );
}

describe('annotated objects', () => {
  it('are boxes and cylinders around scanned points, linked to assets', () => {
    const regions = annotations.map(
      (item) => item.data as { region: Region[]; assetRef: { id: number; externalId: string } },
    );
    expect(regions.some(({ region }) => region.some((part) => 'box' in part))).toBe(true);
    expect(regions.some(({ region }) => region.some((part) => 'cylinder' in part))).toBe(true);
    for (const { assetRef } of regions)
      expect(assetIds.has(assetRef.id), assetRef.externalId).toBe(true);
    expect(new Set(annotations.map((item) => item.id)).size).toBe(annotations.length);
    const equipment = regions.filter(({ assetRef }) => /^[A-Z]{1,2}-\d/.test(assetRef.externalId));
    const hit = equipment.filter(({ region }) =>
      points.some(({ position }) => region.some((part) => holds(part, position))),
    );
    expect(hit.length / equipment.length).toBeGreaterThan(0.95);
  }, 60_000);

  it('contain mostly points of equipment', () => {
    const tank = annotations.find(
      (item) => (item.data as { assetRef: { externalId: string } }).assetRef.externalId === 'T-103',
    );
    const region = (tank?.data as { region: Region[] } | undefined)?.region ?? [];
    const inside = points.filter(({ position }) => region.some((part) => holds(part, position)));
    expect(inside.length).toBeGreaterThan(30);
    const equipment = inside.filter(
      ({ classification }) => classification === pointClasses.equipment.code,
    );
    expect(equipment.length / inside.length).toBeGreaterThan(0.7);
  });
});

describe('ray casting', () => {
  it('finds the surface, its normal, and nothing in the open', () => {
    const hit = caster.cast([3.5, 9.5, 1.8], [0, 0, -1]);
    expect(hit?.point[2]).toBeCloseTo(0.03, 3);
    expect(hit?.normal[2]).toBeCloseTo(1, 3);
    expect(nodes[hit?.owner ?? -1]?.surface).toBe('paving');
    expect(caster.cast(along([3.5, 9.5, 1.8], [0, 0, 1], 40), [0, 0, 1])).toBeUndefined();
  });
});

/** Tests functions that judges share. The browser tests of the lessons cover the other shared functions. */
import type { Rgb } from '@reveal-docs/lessons/picture';
import type { Part } from '@reveal-docs/lessons/stage';
import { expect, test } from 'vitest';
import { cameraOn, cornersOf, isOf, isSamePoint, metersBetween } from '../../../tasks/lessons/look';
import { nameOfColor, nameOfModels, nameOfPoint } from '../../../tasks/lessons/names';

const tank: Part = { name: 'T-1', first: 10, count: 5, min: [0, 0, -4], max: [2, 6, 0] };

test.each<[string, Rgb]>([
  ['red', [255, 0, 0]],
  ['red', [120, 10, 20]],
  ['orange', [255, 136, 0]],
  ['yellow', [250, 240, 40]],
  ['green', [0, 160, 30]],
  ['cyan', [0, 200, 210]],
  ['blue', [20, 40, 200]],
  ['purple', [120, 30, 200]],
  ['pink', [230, 40, 180]],
  ['gray', [120, 125, 118]],
  ['white', [250, 252, 249]],
  ['black', [12, 8, 10]],
])('a color is called %s', (name, color) => {
  expect(nameOfColor(color)).toBe(name);
});

test('models are counted by kind', () => {
  const cad = { kind: 'cad', visible: true } as const;
  const points = { kind: 'points', visible: true } as const;
  expect(nameOfModels([])).toBe('no model');
  expect(nameOfModels([points])).toBe('a point cloud');
  expect(nameOfModels([cad, points])).toBe('a CAD model and a point cloud');
  expect(nameOfModels([cad, points, cad])).toBe('2 CAD models and a point cloud');
  expect(nameOfModels([cad, points, { kind: 'other', visible: false }])).toBe(
    'a CAD model, a point cloud, and a model of another kind',
  );
});

test('points are rounded to decimeters', () => {
  expect(nameOfPoint([28, 13.04, -38.26])).toBe('(28, 13, -38.3)');
});

test('points are the same within 30 cm', () => {
  expect(isSamePoint([1, 2, 3], [1.2, 2, 3])).toBe(true);
  expect(isSamePoint([1, 2, 3], [1.4, 2, 3])).toBe(false);
});

test('a camera looks at a part’s middle, at a distance relative to its size', () => {
  const { position, target } = cameraOn(tank, 2, [0, 0, 1]);
  expect(target).toEqual([1, 3, -2]);
  const size = metersBetween(tank.min, tank.max);
  expect(metersBetween(position, target)).toBeCloseTo(2 * size);
  expect(position[2]).toBeGreaterThan(target[2]);
});

test('a part has eight corners', () => {
  const corners = cornersOf(tank).map((corner) => corner.join(' '));
  expect(new Set(corners).size).toBe(8);
  expect(corners).toContain('0 0 -4');
  expect(corners).toContain('2 6 0');
});

test('a hit belongs to a part if its node is the part or a descendant', () => {
  const hit = (treeIndex: number) => ({ kind: 'cad', treeIndex, point: [0, 0, 0] }) as const;
  expect([9, 10, 14, 15].map((treeIndex) => isOf(tank, hit(treeIndex)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOf(tank, undefined)).toBe(false);
  expect(isOf(tank, { kind: 'points', point: [0, 0, 0] })).toBe(false);
});

import { expect, it } from 'vitest';
import { toParts } from '../src/parts';

const node = (name: string, treeIndex: number) => ({
  name,
  treeIndex,
  subtreeSize: 3,
  boundingBox: { min: [1, 2, 3], max: [4, 6, 8] },
});

it('converts boxes to viewer coordinates, with the smallest values first', () => {
  expect(toParts([node('P-101', 7)]).get('P-101')).toEqual({
    name: 'P-101',
    first: 7,
    count: 3,
    min: [1, 3, -6],
    max: [4, 8, -2],
  });
});

it('keeps the first of two parts with the same name', () => {
  expect(toParts([node('Valve', 2), node('Valve', 9)]).get('Valve')?.first).toBe(2);
});

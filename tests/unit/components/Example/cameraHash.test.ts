import { expect, it } from 'vitest';
import { decodeCamera, encodeCamera } from '../../../../src/components/Example/cameraHash';

it('encodes and decodes a camera, rounded to millimeters', () => {
  const hash = encodeCamera({ position: [1.23456, -2, 3e-9], target: [0, 40, -0.5] });
  expect(hash).toBe('#camera=1.235,-2,0,0,40,-0.5');
  expect(decodeCamera(hash)).toEqual({ position: [1.235, -2, 0], target: [0, 40, -0.5] });
});

it.each([
  '',
  '#camera=',
  '#camera=1,2,3,4,5',
  '#camera=1,2,3,4,5,',
  '#camera=1,2,3,4,5,6,7',
  '#camera=1,2,3,4,5,Infinity',
  '#camera=1,2,3,4,5,x',
  '#example=1,2,3,4,5,6',
])('ignores %j', (hash) => {
  expect(decodeCamera(hash)).toBeUndefined();
});

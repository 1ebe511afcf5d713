import type { PlantNode } from '../kernel/node';
import { part } from '../kernel/node';
import type { Shape } from '../kernel/primitives';

/** A course (ring) of a shell, counted from 0. Every other one has a slightly warmer color. */
export function shellCourse(index: number, shape: Shape): PlantNode {
  return part(`Shell course ${index + 1}`, 'Shell', index % 2 === 0 ? 'shell' : 'shellWarm', shape);
}

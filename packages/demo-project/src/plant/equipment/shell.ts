import type { PlantNode } from '../kernel/node';
import { part } from '../kernel/node';
import type { Shape } from '../kernel/primitives';

/** Creates a course (ring) of a shell, counted from 0. Every other course has a slightly warmer color. */
export function shellCourse(index: number, shape: Shape): PlantNode {
  return part(`Shell course ${index + 1}`, 'Shell', index % 2 === 0 ? 'shell' : 'shellWarm', shape);
}

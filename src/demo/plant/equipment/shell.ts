import type { PlantNode } from '../kernel/node';
import { part } from '../kernel/node';
import type { Shape } from '../kernel/primitives';

/** A ring of a shell, counted from 0: every other one is a little warmer in color. */
export function shellCourse(index: number, shape: Shape): PlantNode {
  return part(`Shell course ${index + 1}`, 'Shell', index % 2 === 0 ? 'shell' : 'shellWarm', shape);
}

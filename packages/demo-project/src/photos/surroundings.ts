/** The surroundings in the photographs: level fields and a belt of trees. They aren't part of the model. */
import type { PlantNode } from '../plant/kernel/node';
import { group, part } from '../plant/kernel/node';
import { createRandom } from '../plant/kernel/random';
import type { Shape } from '../plant/kernel/primitives';
import { ellipsoid, ring } from '../plant/kernel/solids';
import { Z } from '../plant/kernel/math';

const seed = 360;
/**
 * Radii of the rings that form the fields, in meters. The rings are so narrow that their triangles don't look large
 * from the site.
 */
const ringEdges = [40, 56, 75, 100, 140, 200, 300, 500, 850, 1400] as const;

const fields = (): Shape[] =>
  ringEdges.slice(1).map((outer, i) => ring([0, 0, -0.5], Z, outer, ringEdges[i] ?? 0));

/** Returns the surroundings as a separate tree of nodes. */
export function surroundings(): PlantNode {
  const random = createRandom(seed);
  const trees = Array.from({ length: 260 }, (_, i) => {
    const angle = random.between(0, 2 * Math.PI);
    const distance = random.between(105, 420);
    const height = random.between(5, 11);
    const across = height * random.between(0.5, 0.9);
    return part(
      `Tree ${i + 1}`,
      'Tree',
      random.next() < 0.5 ? 'leaf' : 'leafLight',
      ellipsoid(
        [distance * Math.cos(angle), distance * Math.sin(angle), height * 0.4 - 0.6],
        Z,
        across,
        height * 0.6,
      ),
    );
  });
  return group(
    'Surroundings',
    'Surroundings',
    [
      part('Fields', 'Ground', 'ground', fields(), {
        surface: 'ground',
      }),
      group('Trees', 'Planting', trees, { surface: 'vegetation' }),
    ],
    { discipline: 'Civil' },
  );
}

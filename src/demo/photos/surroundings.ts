/** What the photographs show beyond the site: level fields to the horizon and a belt of trees. Not in the model. */
import type { PlantNode } from '../plant/kernel/node';
import { group, part } from '../plant/kernel/node';
import { createRandom } from '../plant/kernel/random';
import type { Shape } from '../plant/kernel/primitives';
import { ellipsoid, ring } from '../plant/kernel/solids';
import { Z } from '../plant/kernel/math';

const seed = 360;
/** Edges of the rings that the fields are made of: no face of them is large as seen from the site. */
const ringEdges = [40, 56, 75, 100, 140, 200, 300, 500, 850, 1400] as const;

const fields = (): Shape[] =>
  ringEdges.slice(1).map((outer, i) => ring([0, 0, -0.5], Z, outer, ringEdges[i] ?? 0));

/** The surroundings, as a tree of nodes of their own. */
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

/** What the photographs show beyond the site: level fields to the horizon and a belt of trees. Not in the model. */
import type { PlantNode } from '../plant/kernel/node';
import { group, part } from '../plant/kernel/node';
import { createRandom } from '../plant/kernel/random';
import { cylinder, ellipsoid } from '../plant/kernel/solids';
import { Z } from '../plant/kernel/math';

const seed = 360;
const radius = 1400;

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
      part('Fields', 'Ground', 'ground', cylinder([0, 0, -1.6], [0, 0, -0.55], radius), {
        surface: 'ground',
      }),
      group('Trees', 'Planting', trees, { surface: 'vegetation' }),
    ],
    { discipline: 'Civil' },
  );
}

import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.addAreaPoints()` adds a box with 1 m sides for a point. `clearAreas()` removes the box.',
  is: { sizes: [[1, 1, 1]], cleared: true },
  expect: { '3.0.2': lacks('TreeIndexNodeCollection.addAreaPoints'), '3.3.0': holds },
  run: async ({ messageOf }) => {
    const collection = new TreeIndexNodeCollection([1]);
    collection.addAreaPoints([new Vector3(5, 5, 5)]);
    const sizes = [...collection.getAreas().areas()].map(({ min, max }) =>
      max.clone().sub(min).toArray(),
    );
    collection.clearAreas();
    return { sizes, cleared: (await messageOf(() => collection.getAreas())) !== null };
  },
});

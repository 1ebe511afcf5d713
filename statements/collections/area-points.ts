import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.addAreaPoints()` adds a box with 1 m sides around a point. `clearAreas()` removes the box.',
  is: { boxes: [{ min: [4.5, 5.5, 6.5], max: [5.5, 6.5, 7.5] }], cleared: true },
  expect: { '3.0.2': lacks('TreeIndexNodeCollection.addAreaPoints'), '3.3.0': holds },
  run: async ({ messageOf }) => {
    const collection = new TreeIndexNodeCollection([1]);
    collection.addAreaPoints([new Vector3(5, 6, 7)]);
    const boxes = [...collection.getAreas().areas()].map(({ min, max }) => ({
      min: min.toArray(),
      max: max.toArray(),
    }));
    collection.clearAreas();
    return { boxes, cleared: (await messageOf(() => collection.getAreas())) !== null };
  },
});

import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`TreeIndexNodeCollection.getAreas()` throws if the collection contains nodes but you haven't added areas.",
  is: { empty: false, filled: true, withAreas: false },
  expect: { '3.0.2': lacks('TreeIndexNodeCollection.getAreas'), '3.3.0': holds },
  run: async ({ messageOf }) => {
    const throws = async (collection: TreeIndexNodeCollection) =>
      (await messageOf(() => collection.getAreas())) !== null;
    const withAreas = new TreeIndexNodeCollection([1]);
    withAreas.addAreas([new Box3(new Vector3(), new Vector3(1, 1, 1))]);
    return {
      empty: await throws(new TreeIndexNodeCollection([])),
      filled: await throws(new TreeIndexNodeCollection([1])),
      withAreas: await throws(withAreas),
    };
  },
});

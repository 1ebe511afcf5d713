import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'Assigning a `TreeIndexNodeCollection` with a `prioritizedForLoadingHint` causes an error unless you called `addAreas()` first.',
  is: { without: true, withAreas: false, getAreas: true },
  expect: {
    '3.0.2': lacks('TreeIndexNodeCollection.addAreas'),
    '3.3.0': instead(
      "Assigning a `TreeIndexNodeCollection` with a `prioritizedForLoadingHint` doesn't cause an error, with or without `addAreas()`.",
      { without: false, withAreas: false, getAreas: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ cad, messageOf, sleep, uncaught }) => {
    const model = await cad;
    const appearance = { prioritizedForLoadingHint: 5 };
    const thrown = await messageOf(() =>
      model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), appearance),
    );
    await sleep(1500);
    const without = thrown !== null;
    const nodes = new TreeIndexNodeCollection([2]);
    nodes.addAreas([new Box3(new Vector3(), new Vector3(1, 1, 1))]);
    const withAreas = await messageOf(() => model.assignStyledNodeCollection(nodes, appearance));
    // Throws in every release.
    const getAreas = await messageOf(() => new TreeIndexNodeCollection([3]).getAreas());
    return {
      without: without || uncaught.length > 0,
      withAreas: withAreas !== null,
      getAreas: getAreas !== null,
    };
  },
});

import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'Assigning a `TreeIndexNodeCollection` with a `prioritizedForLoadingHint` causes an error unless you called `addAreas()` first.',
  is: { without: true, withAreas: false, control: [true, true] },
  expect: {
    '3.0.2': lacks('TreeIndexNodeCollection.addAreas'),
    '3.3.0': instead(
      "Assigning a `TreeIndexNodeCollection` with a `prioritizedForLoadingHint` doesn't cause an error, with or without `addAreas()`.",
      { without: false, withAreas: false, control: [true, true] },
    ),
    '4.29.0': holds,
  },
  run: async ({ cad, newViewer, pumpSkid, messageOf, sleep, uncaught }) => {
    const appearance = { prioritizedForLoadingHint: 5 };
    const fails = async (model: Awaited<typeof cad>, collection: TreeIndexNodeCollection) => {
      const before = uncaught.length;
      const message = await messageOf(() =>
        model.assignStyledNodeCollection(collection, appearance),
      );
      // Wait, because the error can also occur after the call, as an uncaught error.
      await sleep(1500);
      return message !== null || uncaught.length > before;
    };
    const nodes = new TreeIndexNodeCollection([2]);
    nodes.addAreas([new Box3(new Vector3(), new Vector3(1, 1, 1))]);
    // Use a separate viewer for each model, because a viewer stops updating after this error.
    const withAreas = await fails(await newViewer().addCadModel(pumpSkid), nodes);
    const without = await fails(await cad, new TreeIndexNodeCollection([1]));
    // Check that both exceptions and rejected promises would be detected.
    const getAreas = await messageOf(() => new TreeIndexNodeCollection([3]).getAreas());
    const before = uncaught.length;
    void Promise.reject(new Error('control'));
    await sleep(50);
    return { without, withAreas, control: [getAreas !== null, uncaught.length > before] };
  },
});

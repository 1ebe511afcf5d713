import { registerNodeCollectionType, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`setViewState()` restores a custom node collection with the function that you pass to `registerNodeCollectionType()`. The function receives the `state` from the view state, and the viewer assigns the collection that the function returns.',
  is: { given: { from: 7 }, indices: [7] },
  expect: { '3.0.2': lacks('registerNodeCollectionType'), '4.29.0': holds },
  run: async ({ viewer, cad, until }) => {
    const model = await cad;
    let given: unknown;
    registerNodeCollectionType('Seven', async ({ state }) => {
      given = state;
      return new TreeIndexNodeCollection([(state as { from: number }).from]);
    });
    const { modelId, revisionId } = model;
    const styledSets = [{ token: 'Seven', state: { from: 7 }, appearance: { visible: false } }];
    const state = { modelId, revisionId, defaultNodeAppearance: {}, styledSets };
    await viewer.setViewState({ models: [state] });
    await until(() => model.styledNodeCollections.length > 0);
    const [restored] = model.styledNodeCollections;
    return { given, indices: restored?.nodeCollection.getIndexSet().toIndexArray() };
  },
});

import { TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A view state doesn't include the importance of styled node collections.",
  is: { before: [[1], [2]], after: [[1], [2]], moved: [[1], [2], [3]] },
  expect: {
    '3.0.2': lacks('CogniteCadModel.assignStyledNodeCollection', 'importance'),
    '4.29.0': holds,
  },
  run: async ({ viewer, cad, until }) => {
    const model = await cad;
    const order = () =>
      model.styledNodeCollections.map(({ nodeCollection }) =>
        nodeCollection.getIndexSet().toIndexArray(),
      );
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([2]), { visible: false }, 5);
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { visible: false });
    const before = order();
    await viewer.setViewState(viewer.getViewState());
    await until(() => model.styledNodeCollections.length === 2);
    const after = order();
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([3]), { visible: false }, 1);
    return { before, after, moved: order() };
  },
});

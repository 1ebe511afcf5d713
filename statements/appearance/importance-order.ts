import { TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`styledNodeCollections` is sorted by ascending `importance`, not by the order of assignment. A collection without an importance comes after those with a negative importance and before those with a positive one.',
  is: [[3], [2], [1]],
  expect: {
    '3.0.2': lacks('CogniteCadModel.assignStyledNodeCollection', 'importance'),
    '4.29.0': holds,
  },
  run: async ({ cad }) => {
    const model = await cad;
    const assign = (index: number, importance?: number) =>
      model.assignStyledNodeCollection(
        new TreeIndexNodeCollection([index]),
        { renderInFront: true },
        importance,
      );
    assign(1, 5);
    assign(2);
    assign(3, -1);
    return model.styledNodeCollections.map(({ nodeCollection }) =>
      nodeCollection.getIndexSet().toIndexArray(),
    );
  },
});

import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A `PropertyFilterNodeCollection` restored from a view state contains all nodes of the model.',
  is: { saved: 'some', restored: 'all' },
  expect: {
    '3.0.2': instead(
      'A `PropertyFilterNodeCollection` restored from a view state contains as many nodes as before.',
      { saved: 'some', restored: 'the same' },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, client, until }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    const saved = collection.getIndexSet().count;
    model.assignStyledNodeCollection(collection, { renderGhosted: true });
    await viewer.setViewState(viewer.getViewState());
    const found = () =>
      model.styledNodeCollections
        .map(({ nodeCollection }) => nodeCollection)
        .find((item) => item !== collection && !item.isLoading);
    await until(found);
    const restored = found()?.getIndexSet().count ?? 0;
    const name = (count: number) =>
      count === model.nodeCount ? 'all' : count > 0 ? 'some' : 'none';
    return { saved: name(saved), restored: restored === saved ? 'the same' : name(restored) };
  },
});

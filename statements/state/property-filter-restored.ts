import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A `PropertyFilterNodeCollection` restored from a view state contains all nodes of the model.',
  is: { saved: 'some', restored: 'all' },
  expect: {
    '3.0.2': instead(
      'A `PropertyFilterNodeCollection` restored from a view state contains the same nodes as before.',
      { saved: 'some', restored: 'the same' },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, client, until }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    const saved = collection.getIndexSet().toIndexArray();
    model.assignStyledNodeCollection(collection, { renderGhosted: true });
    await viewer.setViewState(viewer.getViewState());
    const found = () =>
      model.styledNodeCollections
        .map(({ nodeCollection }) => nodeCollection)
        .find((item) => item !== collection && !item.isLoading);
    await until(found);
    const restored = found()?.getIndexSet().toIndexArray() ?? [];
    const name = ({ length }: readonly number[]) =>
      length === model.nodeCount ? 'all' : length > 0 ? 'some' : 'none';
    const isSame = restored.join() === saved.join();
    return { saved: name(saved), restored: isSame ? 'the same' : name(restored) };
  },
});

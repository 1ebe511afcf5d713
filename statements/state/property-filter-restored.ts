import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A `PropertyFilterNodeCollection` that is restored from a view state has all nodes of the model.',
  is: { saved: true, restored: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, plant, client, until }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    const saved = collection.getIndexSet().count;
    model.assignStyledNodeCollection(collection, { renderGhosted: true });
    await viewer.setViewState(viewer.getViewState());
    await until(() => model.styledNodeCollections.length > 0);
    const restored = model.styledNodeCollections[0]?.nodeCollection.getIndexSet().count;
    return { saved: saved > 0 && saved < model.nodeCount, restored: restored === model.nodeCount };
  },
});

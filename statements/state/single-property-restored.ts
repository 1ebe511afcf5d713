import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'A `SinglePropertyFilterNodeCollection` restored from a view state is empty.',
  is: { saved: true, restored: 0 },
  run: async ({ viewer, plant, client, until }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    await collection.executeFilter('General', 'Type', ['Valve']);
    const saved = collection.getIndexSet().count > 0;
    model.assignStyledNodeCollection(collection, { renderGhosted: true });
    await viewer.setViewState(viewer.getViewState());
    await until(() => model.styledNodeCollections.length > 0);
    const restored = model.styledNodeCollections[0]?.nodeCollection;
    await until(() => restored?.isLoading === false);
    return { saved, restored: restored?.getIndexSet().count };
  },
});

import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`PropertyFilterNodeCollection` is empty before you call `executeFilter()`, and `isLoading` is true while the filter runs.',
  is: { before: 0, while: true, after: true, loading: false },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    const before = collection.getIndexSet().count;
    const running = collection.executeFilter({ General: { Type: 'Valve' } });
    const isLoading = collection.isLoading;
    await running;
    return {
      before,
      while: isLoading,
      after: collection.getIndexSet().count > 0,
      loading: collection.isLoading,
    };
  },
});

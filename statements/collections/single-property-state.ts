import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`SinglePropertyFilterNodeCollection.serialize()` doesn't include the executed filter: the `state` that it returns has an empty category, key, and list of values.",
  is: { selects: true, state: { propertyCategory: '', propertyKey: '', propertyValues: [] } },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    await collection.executeFilter('General', 'Type', ['Valve']);
    const selects = collection.getIndexSet().count > 0;
    return { selects, state: collection.serialize().state };
  },
});

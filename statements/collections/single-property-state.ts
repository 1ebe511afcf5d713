import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`SinglePropertyFilterNodeCollection.serialize()` doesn't include the executed filter: its state has an empty category, key, and list of values.",
  is: { propertyCategory: '', propertyKey: '', propertyValues: [] },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    await collection.executeFilter('General', 'Type', ['Valve']);
    return collection.serialize().state;
  },
});

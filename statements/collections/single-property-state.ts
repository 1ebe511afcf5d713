import { SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'A `SinglePropertyFilterNodeCollection` does not serialize the filter that it executed: its state has no values.',
  is: { propertyCategory: '', propertyKey: '', propertyValues: [] },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    await collection.executeFilter('General', 'Type', ['Valve']);
    return collection.serialize().state;
  },
});

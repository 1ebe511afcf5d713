import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'Calling `executeFilter()` again on a `PropertyFilterNodeCollection` replaces the nodes that it selected before.',
  is: { both: true, dropped: true },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new PropertyFilterNodeCollection(client, model);
    await collection.executeFilter({ General: { Type: 'Valve' } });
    const valves = collection.getIndexSet().toIndexArray();
    await collection.executeFilter({ General: { Type: 'Shell' } });
    const shells = collection.getIndexSet();
    return {
      both: valves.length > 0 && shells.count > 0,
      dropped: valves.every((index) => !shells.contains(index)),
    };
  },
});

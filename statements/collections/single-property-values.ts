import {
  type IndexSet,
  PropertyFilterNodeCollection,
  SinglePropertyFilterNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'With one value, `SinglePropertyFilterNodeCollection` selects the same nodes as `PropertyFilterNodeCollection`. With two values, it selects the nodes that have either value.',
  is: { some: [true, true], one: [true, true], both: true },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const collection = new SinglePropertyFilterNodeCollection(client, model);
    const textOf = (set: IndexSet) =>
      set
        .toIndexArray()
        .sort((a, b) => a - b)
        .join();
    const select = async (...values: string[]) => {
      await collection.executeFilter('General', 'Type', values);
      return textOf(collection.getIndexSet());
    };
    // Use a `PropertyFilterNodeCollection` to find the nodes with this value.
    const find = async (value: string) => {
      const other = new PropertyFilterNodeCollection(client, model);
      await other.executeFilter({ General: { Type: value } });
      return other.getIndexSet();
    };
    const [valves, shells] = [await find('Valve'), await find('Shell')];
    const one = [
      (await select('Valve')) === textOf(valves),
      (await select('Shell')) === textOf(shells),
    ];
    return {
      some: [valves.count > 0, shells.count > 0],
      one,
      both: (await select('Valve', 'Shell')) === textOf(valves.clone().unionWith(shells)),
    };
  },
});

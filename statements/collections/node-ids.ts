import { NodeIdNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`NodeIdNodeCollection.executeFilter()` selects nodes with their subtrees. It sends one request per 1,000 IDs and none for an empty list.',
  is: { count: 194, requests: 1, many: 3, none: 0 },
  expect: { '3.0.2': lacks('NodeIdNodeCollection'), '4.29.0': holds },
  run: async ({ viewer, cad, plant, client, network }) => {
    const model = await cad;
    const collection = new NodeIdNodeCollection(client, model);
    const requestsOf = async (run: () => Promise<unknown>) => {
      const before = network.count('nodes/byids');
      await run();
      return network.count('nodes/byids') - before;
    };
    const root = await model.mapTreeIndexToNodeId(0);
    const requests = await requestsOf(() => collection.executeFilter([root]));
    const { count } = collection.getIndexSet();
    const whole = await viewer.addCadModel(plant);
    const indices = Array.from({ length: 2500 }, (_item, index) => index);
    const ids = await whole.mapTreeIndicesToNodeIds(indices);
    const large = new NodeIdNodeCollection(client, whole);
    return {
      count,
      requests,
      many: await requestsOf(() => large.executeFilter(ids)),
      none: await requestsOf(() => collection.executeFilter([])),
    };
  },
});

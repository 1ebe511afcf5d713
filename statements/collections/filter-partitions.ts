import { PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'The `PropertyFilterNodeCollection` option `requestPartitions` is 1 by default. With 2 or 4, `executeFilter()` sends that many requests at the same time, and the collection contains the same nodes.',
  is: {
    byDefault: ['1/1'],
    two: ['1/2', '2/2'],
    four: ['1/4', '2/4', '3/4', '4/4'],
    some: true,
    same: [true, true],
  },
  run: async ({ viewer, plant, client, network, until, sleep }) => {
    const model = await viewer.addCadModel(plant);
    const query = async (options?: { requestPartitions: number }) => {
      const collection = new PropertyFilterNodeCollection(client, model, options);
      const before = network.requests.length;
      const partitions = () =>
        network.requests
          .slice(before)
          .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('partition'))
          .filter((value) => value !== null);
      // Hold the responses until all requests have been sent.
      const release = network.hold('partition=');
      const done = collection.executeFilter({ General: { Type: 'Valve' } });
      await until(() => partitions().length >= (options?.requestPartitions ?? 1));
      await sleep(300);
      const sent = partitions();
      release();
      await done;
      const indices = collection.getIndexSet().toIndexArray().join();
      return { sent, indices };
    };
    const byDefault = await query();
    const two = await query({ requestPartitions: 2 });
    const four = await query({ requestPartitions: 4 });
    return {
      byDefault: byDefault.sent,
      two: two.sent,
      four: four.sent,
      some: byDefault.indices !== '',
      same: [two, four].map(({ indices }) => indices === byDefault.indices),
    };
  },
});

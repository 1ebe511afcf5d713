import { statement } from '../statement';

export default statement({
  says: "`AssetNodeCollection.executeFilter()` requests classic asset mappings and doesn't send requests to the data model.",
  is: { mappings: true, queries: 0, counted: 2 },
  run: async ({ reveal, client, viewer, plant, network, messageOf }) => {
    const [asset] = await client.assets.retrieve([{ externalId: 'C-201' }]);
    const collection = new reveal.AssetNodeCollection(client, await viewer.addCadModel(plant));
    await collection.executeFilter({ assetId: asset?.id ?? 0 });
    const mappings = network.count('/mappings') > 0;
    const countQueries = () => network.count(`/projects/${client.project}/models/`);
    const queries = countQueries();
    // Check that a request to the data model would be counted.
    for (const action of ['query', 'list']) {
      const path = `/api/v1/projects/${client.project}/models/instances/${action}`;
      await messageOf(() => client.post(path, { data: {} }));
    }
    return { mappings, queries, counted: countQueries() - queries };
  },
});

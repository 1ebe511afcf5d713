import { AssetNodeCollection, type IndexSet, PropertyFilterNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'Calling `executeFilter()` again on a `PropertyFilterNodeCollection` or an `AssetNodeCollection` replaces the nodes that it selected before.',
  is: { property: { both: true, dropped: true }, asset: { both: true, dropped: true } },
  run: async ({ viewer, plant, client }) => {
    const model = await viewer.addCadModel(plant);
    const compare = (first: number[], second: IndexSet) => ({
      both: first.length > 0 && second.count > 0,
      dropped: first.every((index) => !second.contains(index)),
    });
    const byProperty = new PropertyFilterNodeCollection(client, model);
    await byProperty.executeFilter({ General: { Type: 'Valve' } });
    const valves = byProperty.getIndexSet().toIndexArray();
    await byProperty.executeFilter({ General: { Type: 'Shell' } });
    const [tower, pump] = await client.assets.retrieve([
      { externalId: 'C-201' },
      { externalId: 'P-101' },
    ]);
    const byAsset = new AssetNodeCollection(client, model);
    await byAsset.executeFilter({ assetId: tower?.id ?? 0 });
    const towers = byAsset.getIndexSet().toIndexArray();
    await byAsset.executeFilter({ assetId: pump?.id ?? 0 });
    return {
      property: compare(valves, byProperty.getIndexSet()),
      asset: compare(towers, byAsset.getIndexSet()),
    };
  },
});

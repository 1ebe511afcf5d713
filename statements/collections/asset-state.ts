import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'An `AssetNodeCollection` serializes the filter that it executed.',
  is: { token: 'AssetNodeCollection', state: { assetId: 123456 } },
  run: async ({ cad, client, messageOf }) => {
    const collection = new AssetNodeCollection(client, await cad);
    // Without a mapping to this model, older releases reject after they took the filter.
    await messageOf(() => collection.executeFilter({ assetId: 123456 }));
    const { token, state } = collection.serialize();
    return { token, state };
  },
});

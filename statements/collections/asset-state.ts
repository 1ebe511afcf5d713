import { AssetNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`AssetNodeCollection.serialize()` includes the executed filter.',
  is: { token: 'AssetNodeCollection', state: { assetId: 123456 } },
  run: async ({ cad, client, messageOf }) => {
    const collection = new AssetNodeCollection(client, await cad);
    // Earlier releases store the filter before they reject the call, because the asset isn't mapped to this model.
    await messageOf(() => collection.executeFilter({ assetId: 123456 }));
    const { token, state } = collection.serialize();
    return { token, state };
  },
});

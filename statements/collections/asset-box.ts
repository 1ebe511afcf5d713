import { AssetNodeCollection } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'With the bounding box of a node, `AssetNodeCollection.executeFilter()` selects fewer mapped nodes than with the bounding box of the model. If the box is far from the model, the method resolves, and the collection is empty.',
  is: { box: true, fewer: true, away: 0 },
  expect: {
    '3.0.2': instead(
      'With the bounding box of a node, `AssetNodeCollection.executeFilter()` selects fewer mapped nodes than with the bounding box of the model. If the box is far from the model, the method rejects.',
      { box: true, fewer: true, away: 'rejected' },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, client, messageOf }) => {
    const model = await viewer.addCadModel(plant);
    const boundingBox = await model.getBoundingBoxByTreeIndex(811);
    const collection = new AssetNodeCollection(client, model);
    await collection.executeFilter({ boundingBox });
    const { count } = collection.getIndexSet();
    const away = boundingBox.clone().translate(new Vector3(0, 5000, 0));
    const message = await messageOf(() => collection.executeFilter({ boundingBox: away }));
    const awayCount = message === null ? collection.getIndexSet().count : 'rejected';
    const whole = new AssetNodeCollection(client, model);
    await whole.executeFilter({ boundingBox: model.getModelBoundingBox() });
    return { box: count > 0, fewer: count < whole.getIndexSet().count, away: awayCount };
  },
});

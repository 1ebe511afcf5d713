import { TreeIndexNodeCollection } from '@cognite/reveal';
import { adapted, holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DModel.updateStyledNodeCollection()` changes the appearance of an assigned collection. It throws if the collection isn't assigned.",
  is: { assigned: null, unknown: true, appearance: { renderGhosted: true } },
  expect: { '3.0.2': adapted(holds), '3.3.0': lacks('Cognite3DModel.updateStyledNodeCollection') },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const [own, other] = [new TreeIndexNodeCollection([1]), new TreeIndexNodeCollection([2])];
    model.assignStyledNodeCollection(own, { visible: false });
    const update = (collection: TreeIndexNodeCollection) =>
      messageOf(() => model.updateStyledNodeCollection(collection, { renderGhosted: true }));
    const assigned = await update(own);
    const unknown = (await update(other)) !== null;
    return { assigned, unknown, appearance: { ...model.styledNodeCollections[0]?.appearance } };
  },
});

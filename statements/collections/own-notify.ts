import { ClusteredAreaCollection, IndexSet, NodeCollection, NumericRange } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you hide a custom `NodeCollection` and then add nodes to it, these nodes stay visible until the collection calls `notifyChanged()`.',
  is: { silent: true, told: false },
  expect: { '3.0.2': lacks('NodeCollection'), '3.3.0': holds },
  run: async ({ cad, shown, isHit }) => {
    class Own extends NodeCollection {
      set = new IndexSet();
      readonly isLoading = false;
      constructor() {
        super('Own');
      }
      getIndexSet() {
        return this.set;
      }
      getAreas() {
        return new ClusteredAreaCollection();
      }
      clear() {
        this.set = new IndexSet();
        this.notifyChanged();
      }
      serialize() {
        return { token: 'Own', state: {} };
      }
      tell() {
        this.notifyChanged();
      }
    }
    const model = await cad;
    await shown(model);
    const own = new Own();
    model.assignStyledNodeCollection(own, { visible: false });
    await isHit();
    own.set = new IndexSet(new NumericRange(0, model.nodeCount));
    const silent = await isHit();
    own.tell();
    return { silent, told: await isHit() };
  },
});

import { TreeIndexNodeCollection, IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

class Counting extends TreeIndexNodeCollection {
  asked = 0;
  override getIndexSet(): IndexSet {
    this.asked += 1;
    return super.getIndexSet();
  }
}

export default statement({
  says: 'Changing a styled collection or the default appearance calls `getIndexSet()` once on every styled collection of the model.',
  is: { set: [1, 1], appearance: [1, 1] },
  run: async ({ cad, drawn, sleep }) => {
    const model = await cad;
    const collections = [new Counting([1]), new Counting([2])];
    const look = async () => {
      await drawn();
      await sleep(300);
      return collections.map((collection) => {
        const { asked } = collection;
        collection.asked = 0;
        return asked;
      });
    };
    for (const collection of collections)
      model.assignStyledNodeCollection(collection, { renderGhosted: true });
    await look();
    collections[0]?.updateSet(new IndexSet([3]));
    const set = await look();
    model.setDefaultNodeAppearance({ renderInFront: true });
    return { set, appearance: await look() };
  },
});

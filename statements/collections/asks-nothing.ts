import {
  IntersectionNodeCollection,
  InvertedNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "A `TreeIndexNodeCollection`, and an `InvertedNodeCollection`, `UnionNodeCollection`, or `IntersectionNodeCollection` of it, don't send requests, and their `isLoading` is false.",
  is: { requests: 0, loading: [false, false, false, false], counted: true },
  run: async ({ cad, network, sleep }) => {
    const model = await cad;
    const before = network.requests.length;
    const one = new TreeIndexNodeCollection([1, 2]);
    const all = [
      one,
      new InvertedNodeCollection(model, one),
      new UnionNodeCollection([one]),
      new IntersectionNodeCollection([one]),
    ];
    all.forEach((collection) => collection.getIndexSet());
    const loading = all.map(({ isLoading }) => isLoading);
    await sleep(300);
    const requests = network.requests.length - before;
    await model.getSubtreeTreeIndices(1);
    return { requests, loading, counted: network.requests.length - before > requests };
  },
});

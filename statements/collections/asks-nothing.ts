import {
  IntersectionNodeCollection,
  InvertedNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`TreeIndexNodeCollection`, `InvertedNodeCollection`, `UnionNodeCollection`, and `IntersectionNodeCollection` don't send requests, and their `isLoading` is false.",
  is: { requests: 0, loading: [false, false, false, false] },
  run: async ({ cad, network }) => {
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
    return { requests: network.requests.length - before, loading };
  },
});

import {
  IntersectionNodeCollection,
  InvertedNodeCollection,
  PropertyFilterNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "A `TreeIndexNodeCollection` doesn't send requests, and its `isLoading` is false. The same is true of an `InvertedNodeCollection`, `UnionNodeCollection`, or `IntersectionNodeCollection` created from it.",
  is: { requests: 0, loading: [false, false, false, false], counted: true, filter: true },
  run: async ({ cad, client, network, sleep }) => {
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
    const filter = new PropertyFilterNodeCollection(client, model);
    const running = filter.executeFilter({});
    const isFilterLoading = filter.isLoading;
    await running;
    const counted = network.requests.length - before > requests;
    return { requests, loading, counted, filter: isFilterLoading };
  },
});

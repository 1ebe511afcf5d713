import {
  IntersectionNodeCollection,
  InvertedNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection`, `IntersectionNodeCollection`, and `InvertedNodeCollection` can contain each other.',
  is: {
    union: { intersection: [2, 9], inverted: [0, 1, 9] },
    intersection: { union: [2], inverted: [3] },
    inverted: { union: [0, 4], intersection: [0, 1, 3, 4] },
  },
  run: async ({ cad }) => {
    const model = await cad;
    const nodes = (...indices: number[]) => new TreeIndexNodeCollection(indices);
    const union = () => new UnionNodeCollection([nodes(1, 2), nodes(2, 3)]);
    const intersection = () => new IntersectionNodeCollection([nodes(1, 2), nodes(2, 3)]);
    const inverted = (...indices: number[]) => new InvertedNodeCollection(model, nodes(...indices));
    const all = Array.from({ length: model.nodeCount }, (_item, index) => index);
    const indicesOf = (collection: { getIndexSet(): { toIndexArray(): number[] } }) =>
      collection.getIndexSet().toIndexArray();
    const firstOf = (collection: InvertedNodeCollection) =>
      indicesOf(collection).filter((index) => index < 5);
    const allBut = (...indices: number[]) => all.filter((index) => !indices.includes(index));
    return {
      union: {
        intersection: indicesOf(new UnionNodeCollection([intersection(), nodes(9)])),
        inverted: indicesOf(new UnionNodeCollection([inverted(...allBut(0, 1)), nodes(9)])),
      },
      intersection: {
        union: indicesOf(new IntersectionNodeCollection([union(), nodes(2, 9)])),
        inverted: indicesOf(new IntersectionNodeCollection([inverted(1, 2), nodes(2, 3)])),
      },
      inverted: {
        union: firstOf(new InvertedNodeCollection(model, union())),
        intersection: firstOf(new InvertedNodeCollection(model, intersection())),
      },
    };
  },
});

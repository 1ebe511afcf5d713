import { IntersectionNodeCollection, UnionNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection.clear()` and `IntersectionNodeCollection.clear()` throw.',
  is: [true, true],
  expect: {
    '3.0.2': instead(
      "`UnionNodeCollection.clear()` and `IntersectionNodeCollection.clear()` don't throw.",
      [false, false],
    ),
    '3.3.0': holds,
  },
  run: async ({ messageOf }) => [
    (await messageOf(() => new UnionNodeCollection().clear())) !== null,
    (await messageOf(() => new IntersectionNodeCollection().clear())) !== null,
  ],
});

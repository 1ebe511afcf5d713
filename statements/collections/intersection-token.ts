import { IntersectionNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'An `IntersectionNodeCollection` serializes under the token of a union, so a saved state brings it back as one.',
  is: 'UnionNodeCollection',
  run: () => new IntersectionNodeCollection([]).serialize().token,
});

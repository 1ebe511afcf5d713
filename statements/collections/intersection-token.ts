import { IntersectionNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IntersectionNodeCollection.serialize()` returns the token `UnionNodeCollection`.',
  is: 'UnionNodeCollection',
  run: () => new IntersectionNodeCollection([]).serialize().token,
});

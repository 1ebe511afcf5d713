import { statement } from '../statement';

export default statement({
  says: '`nodeCount` of a CAD model is its highest tree index plus 1.',
  is: 194,
  run: async ({ cad }) => (await cad).nodeCount,
});

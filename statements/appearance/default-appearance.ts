import { statement } from '../statement';

export default statement({
  says: 'The default appearance of a new CAD model is `DefaultNodeAppearance.Default`.',
  is: true,
  run: async ({ cad, reveal }) =>
    (await cad).getDefaultNodeAppearance() === reveal.DefaultNodeAppearance.Default,
});

import { statement } from '../statement';

export default statement({
  says: 'A CAD model starts with `DefaultNodeAppearance.Default` as its default appearance.',
  is: true,
  run: async ({ cad, reveal }) =>
    (await cad).getDefaultNodeAppearance() === reveal.DefaultNodeAppearance.Default,
});

import { statement } from '../statement';

export default statement({
  says: '`getDefaultNodeAppearance()` gives the very object that `setDefaultNodeAppearance()` got.',
  is: true,
  run: async ({ cad }) => {
    const model = await cad;
    const appearance = { visible: false };
    model.setDefaultNodeAppearance(appearance);
    return model.getDefaultNodeAppearance() === appearance;
  },
});

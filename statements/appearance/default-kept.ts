import { statement } from '../statement';

export default statement({
  says: '`getDefaultNodeAppearance()` returns the same object that you passed to `setDefaultNodeAppearance()`.',
  is: true,
  run: async ({ cad }) => {
    const model = await cad;
    const appearance = { visible: false };
    model.setDefaultNodeAppearance(appearance);
    return model.getDefaultNodeAppearance() === appearance;
  },
});

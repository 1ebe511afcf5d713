import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.removeModel()` immediately removes the model from `Cognite3DViewer.models`.',
  is: [1, 0],
  run: async ({ viewer, cad }) => {
    const model = await cad;
    const before = viewer.models.length;
    viewer.removeModel(model);
    return [before, viewer.models.length];
  },
});

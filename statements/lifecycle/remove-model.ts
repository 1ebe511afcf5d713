import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.removeModel()` takes the model out of `Cognite3DViewer.models` at once.',
  is: [1, 0],
  run: async ({ viewer, cad }) => {
    const model = await cad;
    const before = viewer.models.length;
    viewer.removeModel(model);
    return [before, viewer.models.length];
  },
});

import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.removeModel()` throws if the model has already been removed.',
  is: 'Model is not added to viewer',
  run: async ({ viewer, cad, messageOf }) => {
    const model = await cad;
    viewer.removeModel(model);
    return messageOf(() => viewer.removeModel(model));
  },
});

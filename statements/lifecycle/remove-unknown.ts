import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.removeModel()` throws for a model that is not in the viewer, also when it was removed before.',
  is: 'Model is not added to viewer',
  run: async ({ viewer, cad, messageOf }) => {
    const model = await cad;
    viewer.removeModel(model);
    return messageOf(() => viewer.removeModel(model));
  },
});

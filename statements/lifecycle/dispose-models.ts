import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` removes a CAD model from `Cognite3DViewer.models`.',
  is: { before: 1, after: 0 },
  run: async ({ viewer, cad }) => {
    await cad;
    const before = viewer.models.length;
    viewer.dispose();
    return { before, after: viewer.models.length };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` removes point clouds from `Cognite3DViewer.models`, also next to a CAD model.',
  is: { before: ['cad', 'pointcloud'], after: [] },
  expect: {
    '3.0.2': holds,
    '3.3.0': instead(
      '`Cognite3DViewer.dispose()` removes CAD models from `Cognite3DViewer.models`, but not point clouds.',
      { before: ['cad', 'pointcloud'], after: ['pointcloud'] },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, cad, cloud }) => {
    await cad;
    await cloud;
    const types = () => viewer.models.map(({ type }) => type);
    const before = types();
    viewer.dispose();
    return { before, after: types() };
  },
});

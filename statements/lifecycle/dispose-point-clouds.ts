import { holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` removes a CAD model and a point cloud from `Cognite3DViewer.models`.',
  is: { before: ['cad', 'pointcloud'], after: [] },
  expect: {
    '3.0.2': holds,
    '3.3.0': instead(
      'In a viewer with a CAD model and a point cloud, `Cognite3DViewer.dispose()` removes only the CAD model from `Cognite3DViewer.models`.',
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

import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Models that `Cognite3DViewer.addModel()` adds are in `Cognite3DViewer.models` in the order of the calls, whichever loads first.',
  is: ['pointcloud', 'cad'],
  expect: {
    '3.0.2': instead('Models are in the order in which they have loaded.', ['cad', 'pointcloud']),
    '4.29.0': holds,
  },
  run: async ({ viewer, pumpSkid, pointCloud, network }) => {
    network.delay('ept.json', 1000);
    await Promise.all([viewer.addModel(pointCloud), viewer.addModel(pumpSkid)]);
    return viewer.models.map(({ type }) => type);
  },
});

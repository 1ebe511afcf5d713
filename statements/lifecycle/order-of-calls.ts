import { holds, instead, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.models` is in the order of the `addModel()` calls, even if a later model loads first.',
  is: ['pointcloud', 'cad'],
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.models` is in the order in which the models load, not in the order of the `addModel()` calls.',
      ['cad', 'pointcloud'],
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, pumpSkid, pointCloud, network }) => {
    network.delay('ept.json', 1000);
    await Promise.all([viewer.addModel(pointCloud), viewer.addModel(pumpSkid)]);
    return viewer.models.map(({ type }) => type);
  },
});

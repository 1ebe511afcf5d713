import { holds, instead, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.models` is in the order of the `addModel()` calls: if the first model takes longer to load, the second isn't added before it.",
  is: { second: true, meanwhile: [], models: ['pointcloud', 'cad'] },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.models` is in the order in which the models load, not in the order of the `addModel()` calls.',
      { second: true, meanwhile: ['cad'], models: ['cad', 'pointcloud'] },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, pumpSkid, pointCloud, network, until, sleep }) => {
    const release = network.hold('ept.json');
    const adding = Promise.all([viewer.addModel(pointCloud), viewer.addModel(pumpSkid)]);
    await until(() => network.count('scene.json') > 0);
    await sleep(1500);
    const types = () => viewer.models.map(({ type }) => type);
    const meanwhile = types();
    release();
    await adding;
    return { second: network.count('scene.json') === 1, meanwhile, models: types() };
  },
});

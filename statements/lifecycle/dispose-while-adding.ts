import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addModel()` rejects if you dispose the viewer before the model is added.',
  is: { rejected: true, models: 0, kept: null },
  run: async ({ viewer, newViewer, pumpSkid, network, messageOf }) => {
    network.delay('scene.json', 300);
    const adding = viewer.addModel(pumpSkid);
    viewer.dispose();
    const message = await messageOf(() => adding);
    const kept = await messageOf(() => newViewer().addModel(pumpSkid));
    return { rejected: message !== null, models: viewer.models.length, kept };
  },
});

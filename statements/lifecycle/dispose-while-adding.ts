import { statement } from '../statement';

export default statement({
  says: 'A call of `Cognite3DViewer.addModel()` that is under way when the viewer is disposed rejects.',
  is: { rejected: true, models: 0 },
  run: async ({ viewer, pumpSkid, network, messageOf }) => {
    network.delay('scene.json', 300);
    const adding = viewer.addModel(pumpSkid);
    viewer.dispose();
    const message = await messageOf(() => adding);
    return { rejected: message !== null, models: viewer.models.length };
  },
});

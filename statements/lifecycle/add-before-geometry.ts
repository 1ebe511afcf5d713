import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addCadModel()` resolves before the viewer requests any geometry of the model.',
  is: { atOnce: 0, later: true },
  run: async ({ viewer, cad, network, until }) => {
    const model = await cad;
    const atOnce = network.count('.glb');
    viewer.fitCameraToModel(model, 0);
    await until(() => network.count('.glb') > 0);
    return { atOnce, later: network.count('.glb') > 0 };
  },
});

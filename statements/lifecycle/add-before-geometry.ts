import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.addModel()` and `addCadModel()` resolve before the viewer requests any geometry of a CAD model.',
  is: { addModel: 0, addCadModel: 0, later: true },
  run: async ({ viewer, newViewer, pumpSkid, network, until }) => {
    const other = newViewer();
    await other.addModel(pumpSkid);
    const addModel = network.count('.glb');
    other.dispose();
    const before = network.count('.glb');
    const model = await viewer.addCadModel(pumpSkid);
    const addCadModel = network.count('.glb') - before;
    viewer.fitCameraToModel(model, 0);
    await until(() => network.count('.glb') > before);
    return { addModel, addCadModel, later: network.count('.glb') > before };
  },
});

import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

/** A box around the pump skid, in viewer coordinates. */
const skid = new Box3(new Vector3(-8, 0, 18), new Vector3(0, 4, 23));

export default statement({
  says: '`Cognite3DViewer.addModel()` and `addCadModel()` resolve before the viewer requests any geometry of a CAD model.',
  is: { addModel: 0, addCadModel: 0, later: true },
  run: async ({ viewer, newViewer, pumpSkid, network, until }) => {
    const other = newViewer();
    other.fitCameraToBoundingBox(skid, 0);
    await other.addModel(pumpSkid);
    const addModel = network.count('.glb');
    other.dispose();
    const before = network.count('.glb');
    viewer.fitCameraToBoundingBox(skid, 0);
    await viewer.addCadModel(pumpSkid);
    const addCadModel = network.count('.glb') - before;
    await until(() => network.count('.glb') > before);
    return { addModel, addCadModel, later: network.count('.glb') > before };
  },
});

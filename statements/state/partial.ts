import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setViewState()` applies only the parts in the state: if the state contains only `camera`, the clipping planes stay.',
  is: { camera: true, planes: 1 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, three }) => {
    viewer.setGlobalClippingPlanes([new three.Plane(new three.Vector3(1, 0, 0), 1)]);
    const camera = { position: { x: 1, y: 2, z: 3 }, target: { x: 0, y: 0, z: 0 } };
    await viewer.setViewState({ camera });
    const { position } = viewer.cameraManager.getCameraState();
    return {
      camera: position.distanceTo(new three.Vector3(1, 2, 3)) < 1e-6,
      planes: viewer.getGlobalClippingPlanes().length,
    };
  },
});

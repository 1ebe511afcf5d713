import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With `continuousModelStreaming: false`, the viewer requests points of a point cloud while the camera moves. It requests CAD geometry only after the camera stops.',
  is: { cad: 0, points: true, afterStop: true },
  expect: { '3.0.2': lacks('Cognite3DViewerOptions.continuousModelStreaming'), '3.3.0': holds },
  run: async ({ newViewer, newCameraManager, plant, pointCloud, network, sleep, until }) => {
    const listeners: Record<string, ((...values: Vector3[]) => void)[]> = {};
    const on = (event: string, listener: unknown) =>
      void (listeners[event] ??= []).push(listener as () => void);
    // Until the program fires `cameraStop`, the viewer treats this camera as moving.
    const own = { ...newCameraManager(), on };
    const viewer = newViewer({ continuousModelStreaming: false, cameraManager: own });
    const fire = (event: string) =>
      listeners[event]?.forEach((listener) => listener(new Vector3(), new Vector3()));
    const middle = new Vector3();
    const camera = own.getCamera();
    let step = 0;
    let isMoving = true;
    const move = () => {
      if (!isMoving) return;
      step += 1;
      camera.position.copy(middle).add(new Vector3(step % 2, 20, 60));
      camera.lookAt(middle);
      camera.updateMatrixWorld();
      fire('cameraChange');
      requestAnimationFrame(move);
    };
    move();
    // Wait, because the viewer checks only twice a second whether the camera is moving.
    await sleep(1500);
    const model = await viewer.addCadModel(plant);
    await viewer.addPointCloudModel(pointCloud);
    model.getModelBoundingBox().getCenter(middle);
    await until(() => network.count('ept-data') > 0);
    await sleep(1000);
    const cad = network.count('.glb');
    isMoving = false;
    fire('cameraStop');
    await until(() => network.count('.glb') > 0);
    return { cad, points: network.count('ept-data') > 0, afterStop: true };
  },
});

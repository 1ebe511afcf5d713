import { Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "With `continuousModelStreaming: false`, CAD geometry doesn't load until a custom camera manager fires `cameraStop` after `cameraChange`.",
  is: { without: false, stopped: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewerOptions.continuousModelStreaming'),
    '3.3.0': instead(
      'With `continuousModelStreaming: false`, CAD geometry loads without a `cameraStop` event from a custom camera manager.',
      { without: true, stopped: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, newCameraManager, plant, network, sleep, until, three }) => {
    const listeners: Record<string, ((...values: Vector3[]) => void)[]> = {};
    const on = (event: string, listener: unknown) =>
      void (listeners[event] ??= []).push(listener as () => void);
    const own = { ...newCameraManager(), on };
    const viewer = newViewer({ continuousModelStreaming: false, cameraManager: own });
    const fire = (event: string) =>
      listeners[event]?.forEach((listener) => listener(new Vector3(), new Vector3()));
    fire('cameraChange');
    // Wait, because the viewer checks only twice a second whether the camera is moving.
    await sleep(1500);
    const model = await viewer.addCadModel(plant);
    const middle = model.getModelBoundingBox().getCenter(new three.Vector3());
    const camera = own.getCamera();
    camera.position.copy(middle).add(new three.Vector3(0, 20, 60));
    camera.lookAt(middle);
    fire('cameraChange');
    await sleep(2000);
    const without = network.count('.glb') > 0;
    fire('cameraStop');
    await until(() => network.count('.glb') > 0);
    return { without, stopped: true };
  },
});

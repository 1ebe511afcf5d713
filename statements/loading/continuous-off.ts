import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "With `continuousModelStreaming: false`, the viewer doesn't request CAD geometry until the camera stops.",
  is: { moving: 0, atRest: true },
  expect: { '3.0.2': lacks('Cognite3DViewerOptions.continuousModelStreaming'), '3.3.0': holds },
  run: async ({ newViewer, plant, network, clock, sleep }) => {
    const viewer = newViewer({ continuousModelStreaming: false });
    const away = { position: new Vector3(0, 5000, 0), target: new Vector3(0, 9000, 0) };
    viewer.cameraManager.setCameraState(away);
    await viewer.addCadModel(plant);
    await sleep(1500);
    const before = network.count('.glb');
    clock.hold();
    const target = new Vector3();
    // Each step takes 16 ms on the held clock, so the camera never rests, even on a busy machine.
    for (let step = 0; step < 100; step += 1) {
      viewer.cameraManager.setCameraState({
        position: new Vector3(60 + (step % 2), 40, 60),
        target,
      });
      await clock.pass(16);
      await clock.wait(10);
    }
    const moving = network.count('.glb') - before;
    for (let step = 0; step < 400 && network.count('.glb') === before; step += 1) {
      await clock.pass(16);
      await clock.wait(10);
    }
    return { moving, atRest: network.count('.glb') > before };
  },
});

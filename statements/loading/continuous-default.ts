import { Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: '`continuousModelStreaming` is true by default: the viewer requests CAD geometry while the camera moves.',
  is: { moving: true, atRest: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.cameraManager'),
    '3.3.0': instead(
      "`continuousModelStreaming` is false by default: the viewer doesn't request CAD geometry until the camera stops.",
      { moving: false, atRest: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, network, clock, sleep }) => {
    const away = { position: new Vector3(0, 5000, 0), target: new Vector3(0, 9000, 0) };
    viewer.cameraManager.setCameraState(away);
    await viewer.addCadModel(plant);
    await sleep(1500);
    const before = network.count('.glb');
    const isLoading = () => network.count('.glb') > before;
    const target = new Vector3();
    clock.hold();
    // Each step takes 16 ms on the held clock, so the camera never rests, even on a busy machine.
    for (let step = 0; step < 200 && !isLoading(); step += 1) {
      const position = new Vector3(60 + (step % 2), 40, 60);
      viewer.cameraManager.setCameraState({ position, target });
      await clock.pass(16);
      await clock.wait(10);
    }
    const moving = isLoading();
    for (let step = 0; step < 400 && !isLoading(); step += 1) {
      await clock.pass(16);
      await clock.wait(10);
    }
    return { moving, atRest: isLoading() };
  },
});

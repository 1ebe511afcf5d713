import { Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "If you set the camera once and the next animation frame comes 150 ms later, the viewer doesn't request CAD geometry. It does if the frame comes 50 ms later, or if you set the camera to the same state again.",
  is: { early: true, late: false, setAgain: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.cameraManager'),
    '3.3.0': instead(
      'If you set the camera once, the viewer requests CAD geometry even if the next animation frame comes 150 ms later.',
      { early: true, late: true, setAgain: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, plant, network, clock, sleep }) => {
    const target = new Vector3();
    const setOnce = async (delay: number) => {
      const viewer = newViewer();
      const away = { position: new Vector3(0, 5000, 0), target: new Vector3(0, 9000, 0) };
      viewer.cameraManager.setCameraState(away);
      await viewer.addCadModel(plant);
      await sleep(1500);
      const before = network.count('.glb');
      const loaded = async () => {
        for (let step = 0; step < 50; step += 1) {
          await clock.pass(16);
          await clock.wait(20);
        }
        return network.count('.glb') - before;
      };
      clock.hold();
      const next = globalThis.requestAnimationFrame;
      const frames: FrameRequestCallback[] = [];
      globalThis.requestAnimationFrame = (call) => frames.push(call);
      // Wait for the frame that the SDK has already requested. It's rendered in real time.
      while (frames.length === 0) await clock.wait(20);
      viewer.cameraManager.setCameraState({ position: new Vector3(60, 40, 60), target });
      // If the next frame is late, the code in packages/runner/src/boot/watch.ts sets the camera again. Wait for that
      // code's frame, which this program doesn't delay.
      await clock.wait(200);
      await clock.pass(delay);
      globalThis.requestAnimationFrame = next;
      frames.forEach((call) => call(clock.now));
      const once = await loaded();
      const { position, target: same } = viewer.cameraManager.getCameraState();
      viewer.cameraManager.setCameraState({ position, target: same });
      const again = await loaded();
      clock.release();
      viewer.dispose();
      return { once, again };
    };
    const early = await setOnce(50);
    const late = await setOnce(150);
    return { early: early.once > 0, late: late.once > 0, setAgain: late.again > 0 };
  },
});

import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`cameraStop` fires once, without arguments, 100 ms after the last `cameraChange`.',
  is: { before: 0, after: 1, later: 1, values: [] },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'cameraStop'"), '4.29.0': holds },
  run: async ({ viewer, clock }) => {
    let count = 0;
    let values: unknown[] = ['none'];
    viewer.on('cameraStop', (...received: unknown[]) => {
      count += 1;
      values = received;
    });
    clock.hold();
    for (let x = 1; x <= 10; x += 1) {
      viewer.cameraManager.setCameraState({
        position: new Vector3(x, 0, 0),
        target: new Vector3(),
      });
      await clock.pass(50);
    }
    await clock.pass(40);
    const before = count;
    await clock.pass(30);
    const after = count;
    await clock.pass(1000);
    return { before, after, later: count, values };
  },
});

import { DebouncedCameraStopEventTrigger } from '@cognite/reveal';
import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`DebouncedCameraStopEventTrigger` calls a subscriber 100 ms after the last `cameraChange` of its camera manager.',
  is: { before: 0, after: 1 },
  expect: { '3.0.2': lacks('DebouncedCameraStopEventTrigger'), '4.29.0': holds },
  run: async ({ viewer, clock }) => {
    const manager = viewer.cameraManager;
    let count = 0;
    const trigger = new DebouncedCameraStopEventTrigger(manager);
    trigger.subscribe(() => (count += 1));
    clock.hold();
    for (const x of [1, 2, 3]) {
      manager.setCameraState({ position: new Vector3(x, 0, 0), target: new Vector3() });
      await clock.pass(60);
    }
    await clock.pass(30);
    const before = count;
    await clock.pass(20);
    trigger.dispose();
    return { before, after: count };
  },
});

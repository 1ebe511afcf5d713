import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`click` and `hover` still fire after `setCameraManager()`.',
  is: { click: 1, hover: 1 },
  expect: { '3.0.2': lacks('Cognite3DViewer.setCameraManager'), '3.3.0': holds },
  run: async ({ viewer, mouse, clock, newCameraManager }) => {
    let [click, hover] = [0, 0];
    viewer.on('click', () => (click += 1));
    viewer.on('hover', () => (hover += 1));
    viewer.setCameraManager(newCameraManager());
    clock.hold();
    mouse.move(20, 20);
    await clock.pass(200);
    mouse.click(20, 20);
    await clock.pass(1000);
    return { click, hover: Math.min(hover, 1) };
  },
});

import { statement } from '../statement';

export default statement({
  says: "`click` listeners aren't called after `Cognite3DViewer.dispose()`.",
  is: { before: 1, after: 1 },
  run: async ({ viewer, mouse, clock, pointer }) => {
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    mouse.click(20, 20);
    await clock.pass(1000);
    const before = count;
    const { domElement } = viewer;
    const canvas = domElement.querySelector('canvas');
    viewer.dispose();
    // Restore the canvas, so that the click reaches the same elements as before.
    if (canvas !== null) domElement.append(canvas);
    pointer('mouse').click(20, 20);
    await clock.pass(1000);
    return { before, after: count };
  },
});

import { statement } from '../statement';

export default statement({
  says: '`hover` fires for the last move even if the mouse leaves the viewer 50 ms later.',
  is: 1,
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('hover', () => (count += 1));
    clock.hold();
    mouse.move(20, 20);
    await clock.pass(50);
    // Notifies listeners of the SDK, if any, that the mouse has left. These events have no default action.
    for (const type of ['pointerout', 'pointerleave'])
      viewer.domElement
        .querySelector('canvas')
        ?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
    await clock.pass(200);
    return count;
  },
});

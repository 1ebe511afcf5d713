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
    // Dispatch every event that a mouse sends when it leaves the canvas, because the SDK might listen for any of them.
    const canvas = viewer.domElement.querySelector('canvas');
    for (const type of ['out', 'leave']) {
      const bubbles = type === 'out';
      canvas?.dispatchEvent(new PointerEvent(`pointer${type}`, { pointerType: 'mouse', bubbles }));
      canvas?.dispatchEvent(new MouseEvent(`mouse${type}`, { bubbles }));
    }
    await clock.pass(200);
    return count;
  },
});

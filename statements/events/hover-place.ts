import { statement } from '../statement';

export default statement({
  says: '`hover` provides only `offsetX` and `offsetY`, in CSS pixels from the top-left corner of the viewer.',
  is: { offsetX: 20, offsetY: 30 },
  run: async ({ newElement, newViewer, pointer, clock }) => {
    // Move the element away from the page's corner, so that page and viewer coordinates differ.
    const domElement = newElement();
    Object.assign(domElement.style, { position: 'absolute', left: '7px', top: '5px' });
    const viewer = newViewer({ domElement });
    const mouse = pointer('mouse', viewer);
    const events: object[] = [];
    viewer.on('hover', (event) => events.push({ ...event }));
    clock.hold();
    mouse.move(20, 30);
    await clock.pass(150);
    return events[0];
  },
});

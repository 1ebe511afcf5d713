import { statement } from '../statement';

export default statement({
  says: '`click` provides `offsetX` and `offsetY` in pixels from the top-left corner of the viewer.',
  is: [20, 30],
  run: async ({ newElement, newViewer, pointer, clock }) => {
    // Move the element away from the page's corner, so that page and viewer coordinates differ.
    const domElement = newElement();
    Object.assign(domElement.style, { position: 'absolute', left: '7px', top: '5px' });
    const viewer = newViewer({ domElement });
    const mouse = pointer('mouse', viewer);
    const events: number[][] = [];
    viewer.on('click', ({ offsetX, offsetY }) => events.push([offsetX, offsetY]));
    clock.hold();
    mouse.click(20, 30);
    await clock.pass(400);
    return events[0];
  },
});

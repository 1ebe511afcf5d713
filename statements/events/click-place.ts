import { statement } from '../statement';

export default statement({
  says: '`click` provides `offsetX` and `offsetY` in CSS pixels from the top-left corner of the viewer.',
  is: [20, 30],
  run: async ({ viewer, mouse, clock }) => {
    const events: number[][] = [];
    viewer.on('click', ({ offsetX, offsetY }) => events.push([offsetX, offsetY]));
    clock.hold();
    mouse.click(20, 30);
    await clock.pass(400);
    return events[0];
  },
});

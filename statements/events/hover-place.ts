import { statement } from '../statement';

export default statement({
  says: 'A `hover` event has `offsetX` and `offsetY`, in CSS pixels from the upper left corner of the viewer, and nothing else.',
  is: { offsetX: 20, offsetY: 30 },
  run: async ({ viewer, mouse, clock }) => {
    const events: object[] = [];
    viewer.on('hover', (event) => events.push({ ...event }));
    clock.hold();
    mouse.move(20, 30);
    await clock.pass(150);
    return events[0];
  },
});

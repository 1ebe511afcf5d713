import { statement } from '../statement';

export default statement({
  says: "`hover` fires once, 100 ms after the mouse stops, and doesn't fire while it moves.",
  is: { whileMoving: 0, before: 0, after: 1, later: 1 },
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('hover', () => (count += 1));
    clock.hold();
    for (let x = 10; x < 30; x += 1) {
      mouse.move(x, 20);
      await clock.pass(50);
    }
    const whileMoving = count;
    mouse.move(30, 20);
    await clock.pass(99);
    const before = count;
    await clock.pass(1);
    const after = count;
    await clock.pass(1000);
    return { whileMoving, before, after, later: count };
  },
});

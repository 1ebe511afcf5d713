import { holds, instead, statement } from '../statement';

export default statement({
  says: '`click` fires 300 ms after the mouse button is released.',
  is: { atOnce: 0, before: 0, after: 1 },
  expect: {
    '3.0.2': instead('`click` fires as soon as the mouse button is released.', {
      atOnce: 1,
      before: 1,
      after: 1,
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    mouse.click(20, 20);
    await clock.pass(0);
    const atOnce = count;
    await clock.pass(299);
    const before = count;
    await clock.pass(2);
    return { atOnce, before, after: count };
  },
});

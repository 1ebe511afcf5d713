import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A `click` event comes 300 ms after the button was released, when no second click followed.',
  is: { atOnce: 0, before: 0, after: 1 },
  expect: {
    '3.0.2': instead('A `click` event comes at once, when the button is released.', {
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

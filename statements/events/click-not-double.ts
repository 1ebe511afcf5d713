import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A double click gives no `click` event.',
  is: 0,
  expect: {
    '3.0.2': instead('A double click gives two `click` events.', 2),
    '4.29.0': holds,
  },
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    mouse.click(20, 20);
    await clock.pass(100);
    mouse.click(20, 20);
    await clock.pass(1000);
    return count;
  },
});

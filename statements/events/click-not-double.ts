import { holds, instead, statement } from '../statement';

export default statement({
  says: "`click` doesn't fire on a double-click.",
  is: { double: 0, single: 1 },
  expect: {
    '3.0.2': instead('`click` fires twice on a double-click.', { double: 2, single: 1 }),
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
    const double = count;
    mouse.click(20, 20);
    await clock.pass(1000);
    return { double, single: count - double };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: "`hover` doesn't fire while the left mouse button is pressed.",
  is: { pressed: 0, released: 1 },
  expect: {
    '3.0.2': instead('`hover` can fire while the left mouse button is pressed.', {
      pressed: 1,
      released: 1,
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('hover', () => (count += 1));
    clock.hold();
    mouse.move(20, 20);
    mouse.down();
    mouse.move(25, 20);
    await clock.pass(400);
    const pressed = count;
    mouse.up();
    mouse.move(30, 20);
    await clock.pass(400);
    return { pressed, released: count - pressed };
  },
});

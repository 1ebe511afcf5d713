import { holds, instead, statement } from '../statement';

export default statement({
  says: '`hover` fires for a mouse, but not for a pen.',
  is: { mouse: 1, pen: 0 },
  expect: {
    '3.0.2': instead('`hover` fires for a mouse and for a pen.', { mouse: 1, pen: 1 }),
    '4.29.0': holds,
  },
  run: async ({ viewer, pointer, clock }) => {
    let count = 0;
    viewer.on('hover', () => (count += 1));
    clock.hold();
    pointer('mouse').move(20, 20);
    await clock.pass(150);
    const mouse = count;
    pointer('pen').move(30, 30);
    await clock.pass(150);
    return { mouse, pen: count - mouse };
  },
});

import { statement } from '../statement';

export default statement({
  says: '`hover` fires for a mouse, but not for a finger.',
  is: { mouse: 1, touch: 0 },
  run: async ({ viewer, pointer, clock }) => {
    let count = 0;
    viewer.on('hover', () => (count += 1));
    clock.hold();
    pointer('mouse').move(20, 20);
    await clock.pass(150);
    const mouse = count;
    pointer('touch').move(30, 30);
    await clock.pass(150);
    return { mouse, touch: count - mouse };
  },
});

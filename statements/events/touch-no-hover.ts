import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

async function run({ viewer, pointer, clock }: Tools, tap: () => void) {
  let count = 0;
  viewer.on('hover', () => (count += 1));
  clock.hold();
  pointer('mouse').move(20, 20);
  await clock.pass(150);
  const mouse = count;
  tap();
  await clock.pass(150);
  return { mouse, touch: count - mouse };
}

export default statement({
  says: '`hover` fires for a mouse, but not for a finger.',
  is: { mouse: 1, touch: 0 },
  expect: {
    '3.0.2': instead(
      '`hover` fires for mouse movements, and for the mouse events that browsers send after a tap.',
      { mouse: 1, touch: 1 },
    ),
    '4.29.0': holds,
  },
  run: {
    // These releases listen for mouse events, which browsers send after a tap.
    '3.0.2': (tools) =>
      run(tools, () => {
        const mouse = tools.pointer('mouse');
        mouse.move(30, 30);
        mouse.down();
        mouse.up();
      }),
    '4.29.0': (tools) => run(tools, () => tools.pointer('touch').move(30, 30)),
  },
});

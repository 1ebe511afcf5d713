import type { Tools } from '../kit/tools';
import { statement } from '../statement';

async function run({ viewer, pointer, clock }: Tools, tap: () => void) {
  let count = 0;
  viewer.on('click', () => (count += 1));
  clock.hold();
  const counts: number[] = [];
  for (const kind of ['mouse', 'touch', 'pen'] as const) {
    const before = count;
    if (kind === 'touch') tap();
    else pointer(kind).click(20, 20);
    await clock.pass(1000);
    counts.push(count - before);
  }
  return counts;
}

export default statement({
  says: '`click` fires for a mouse, a finger, and a pen.',
  is: [1, 1, 1],
  run: {
    // These releases listen for touch events instead of pointer events.
    '3.0.2': (tools) =>
      run(tools, () => {
        const target = tools.viewer.domElement.querySelector('canvas') ?? document.body;
        const touch = new Touch({ identifier: 1, target, clientX: 20, clientY: 20 });
        for (const [type, touches] of [['touchstart', [touch]] as const, ['touchend', []] as const])
          target.dispatchEvent(
            new TouchEvent(type, { touches: [...touches], changedTouches: [touch], bubbles: true }),
          );
      }),
    '4.29.0': (tools) => run(tools, () => tools.pointer('touch').click(20, 20)),
  },
});

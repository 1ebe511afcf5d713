import type { PointerKind } from '../kit/mouse';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

async function run({ viewer, pointer, clock }: Tools, kind: PointerKind) {
  let longPresses = 0;
  let clicks = 0;
  viewer.on('click', () => (clicks += 1));
  clock.hold();

  const element = viewer.domElement;
  let timer = 0;
  let start = { x: 0, y: 0 };
  const cancel = () => window.clearTimeout(timer);
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    cancel();
    start = { x: clientX, y: clientY };
    timer = window.setTimeout(() => (longPresses += 1), 500);
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > 8) cancel();
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'])
    element.addEventListener(type, cancel);

  const own = pointer(kind);
  const press = async (milliseconds: number, distance = 0) => {
    longPresses = clicks = 0;
    own.move(20, 20);
    own.down();
    await clock.pass(50);
    own.move(20 + distance, 20);
    await clock.pass(milliseconds - 50);
    own.up();
    await clock.pass(1000);
    return { longPresses, clicks };
  };
  return { long: await press(600), short: await press(100), drag: await press(600, 20) };
}

export default statement({
  says: "You can detect long presses with a 500 ms timer. Start it on `pointerdown`, and cancel it on release or after a move of more than 8 pixels. A press of 600 ms doesn't fire `click`.",
  is: {
    long: { longPresses: 1, clicks: 0 },
    short: { longPresses: 0, clicks: 1 },
    drag: { longPresses: 0, clicks: 0 },
  },
  run: {
    // These releases listen for touch events, which the simulated pointer doesn't send.
    '3.0.2': (tools) => run(tools, 'mouse'),
    '4.29.0': (tools) => run(tools, 'touch'),
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: "The viewer detects clicks from pointer events. Stopping `pointerdown` and `pointerup` on the canvas prevents `click`; stopping `mousedown` and `mouseup` doesn't.",
  is: { pointer: 0, mouse: 1, none: 1 },
  expect: {
    '3.0.2': instead(
      "Stopping `pointerdown` and `pointerup`, or `mousedown` and `mouseup`, on the canvas doesn't prevent `click`.",
      { pointer: 1, mouse: 1, none: 1 },
    ),
    '3.3.0': instead(
      "The viewer detects clicks from mouse events. Stopping `mousedown` and `mouseup` on the canvas prevents `click`; stopping `pointerdown` and `pointerup` doesn't.",
      { pointer: 1, mouse: 0, none: 1 },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, mouse, clock }) => {
    const canvas = viewer.domElement.querySelector('canvas');
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    const stop = (event: Event) => event.stopPropagation();
    const clicksWithout = async (...types: string[]) => {
      types.forEach((type) => canvas?.addEventListener(type, stop));
      count = 0;
      mouse.click(20, 20);
      await clock.pass(1000);
      types.forEach((type) => canvas?.removeEventListener(type, stop));
      return count;
    };
    return {
      pointer: await clicksWithout('pointerdown', 'pointerup'),
      mouse: await clicksWithout('mousedown', 'mouseup'),
      none: await clicksWithout(),
    };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: "The viewer finds clicks by pointer events: one whose propagation is stopped before it reaches the viewer's element gives no `click`, whatever becomes of mouse events.",
  is: { pointer: 0, mouse: 1, none: 1 },
  expect: {
    '3.0.2': instead(
      'The viewer finds clicks by mouse and touch events of its canvas: what is stopped there gives a `click` all the same.',
      { pointer: 1, mouse: 1, none: 1 },
    ),
    '3.3.0': instead(
      "The viewer finds clicks by mouse and touch events: a mouse event whose propagation is stopped before it reaches the viewer's element gives no `click`, whatever becomes of pointer events.",
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

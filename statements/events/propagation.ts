import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A pointer event whose propagation is stopped before it reaches the viewer's element gives no `click`.",
  is: { stopped: 0, passed: 1 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    const stop = (event: Event) => event.stopPropagation();
    const types = ['pointerdown', 'pointerup'];
    types.forEach((type) => viewer.canvas.addEventListener(type, stop));
    mouse.click(20, 20);
    await clock.pass(1000);
    const stopped = count;
    types.forEach((type) => viewer.canvas.removeEventListener(type, stop));
    mouse.click(20, 20);
    await clock.pass(1000);
    return { stopped, passed: count - stopped };
  },
});

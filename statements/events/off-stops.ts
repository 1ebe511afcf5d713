import { statement } from '../statement';

export default statement({
  says: "After `Cognite3DViewer.off()`, the removed listener isn't called again.",
  is: [1, 1],
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    const onClick = () => (count += 1);
    viewer.on('click', onClick);
    clock.hold();
    mouse.click(20, 20);
    await clock.pass(400);
    const before = count;
    viewer.off('click', onClick);
    mouse.click(20, 20);
    await clock.pass(400);
    return [before, count];
  },
});

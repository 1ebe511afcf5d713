import { statement } from '../statement';

export default statement({
  says: "After you call `Cognite3DViewer.off('click', listener)`, the viewer no longer calls that listener. It still calls other `click` listeners, even ones with identical code.",
  is: { otherFunction: 1, sameFunction: 0, remaining: 1 },
  run: async ({ viewer, mouse, clock }) => {
    let [count, remaining] = [0, 0];
    const newListener = () => () => (count += 1);
    const onClick = newListener();
    viewer.on('click', onClick);
    viewer.on('click', () => (remaining += 1));
    clock.hold();
    const callsWithout = async (listener: () => void) => {
      count = remaining = 0;
      viewer.off('click', listener);
      mouse.click(20, 20);
      await clock.pass(1000);
      return count;
    };
    const otherFunction = await callsWithout(newListener());
    const sameFunction = await callsWithout(onClick);
    return { otherFunction, sameFunction, remaining };
  },
});

import { statement } from '../statement';

export default statement({
  says: "A disposed viewer doesn't fire `sceneRendered`, even after `requestRedraw()`.",
  is: 0,
  run: async ({ viewer, drawn, sleep, messageOf }) => {
    await drawn();
    let count = 0;
    viewer.on('sceneRendered', () => (count += 1));
    viewer.dispose();
    await messageOf(() => viewer.requestRedraw());
    await sleep(300);
    return count;
  },
});

import { statement } from '../statement';

export default statement({
  says: "An empty viewer doesn't render while nothing changes. `Cognite3DViewer.requestRedraw()` makes it render.",
  is: { still: 0, asked: 1 },
  run: async ({ viewer, drawn, sleep }) => {
    await drawn();
    await sleep(500);
    let count = 0;
    viewer.on('sceneRendered', () => (count += 1));
    await sleep(500);
    const still = count;
    viewer.requestRedraw();
    await drawn();
    await sleep(300);
    return { still, asked: Math.min(count, 1) };
  },
});

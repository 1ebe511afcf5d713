import { statement } from '../statement';

export default statement({
  says: 'Nothing is drawn while nothing changes; `Cognite3DViewer.requestRedraw()` draws once.',
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

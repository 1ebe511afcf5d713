import { statement } from '../statement';

export default statement({
  says: 'Several calls to `requestRedraw()` before the next frame cause only one redraw.',
  is: 1,
  run: async ({ viewer, drawn, sleep }) => {
    await drawn();
    await sleep(500);
    let count = 0;
    viewer.on('sceneRendered', () => (count += 1));
    for (let call = 0; call < 10; call += 1) viewer.requestRedraw();
    await sleep(500);
    return count;
  },
});

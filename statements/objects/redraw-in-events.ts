import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`requestRedraw()` in a `beforeSceneRendered` listener doesn't cause another frame. In a `sceneRendered` listener, it does, so the viewer keeps rendering.",
  is: { before: { called: true, frames: 1 }, after: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'beforeSceneRendered'"), '4.29.0': holds },
  run: async ({ viewer, drawn, sleep, until }) => {
    await drawn();
    await sleep(500);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    let called = false;
    const ask = () => {
      called = true;
      viewer.requestRedraw();
    };
    viewer.on('beforeSceneRendered', ask);
    viewer.requestRedraw();
    await until(() => frames > 0);
    await sleep(500);
    const before = { called, frames };
    viewer.off('beforeSceneRendered', ask);
    frames = 0;
    viewer.on('sceneRendered', ask);
    viewer.requestRedraw();
    await until(() => frames > 3);
    viewer.off('sceneRendered', ask);
    return { before, after: frames > 3 };
  },
});

import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`beforeSceneRendered` fires before `sceneRendered`, with the same `frameNumber`. It provides `camera`, `frameNumber`, and `renderer`.',
  is: {
    order: ['before', 'after'],
    sameFrame: true,
    fields: ['camera', 'frameNumber', 'renderer'],
  },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'beforeSceneRendered'"), '4.29.0': holds },
  run: async ({ viewer, until }) => {
    const order: string[] = [];
    const frames: number[] = [];
    let fields: string[] = [];
    viewer.on('beforeSceneRendered', (event) => {
      order.push('before');
      frames.push(event.frameNumber);
      fields = Object.keys(event).sort();
    });
    viewer.on('sceneRendered', ({ frameNumber }) => {
      order.push('after');
      frames.push(frameNumber);
    });
    viewer.requestRedraw();
    await until(() => order.length >= 2);
    return { order: order.slice(0, 2), sameFrame: frames[0] === frames[1], fields };
  },
});

import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`beforeSceneRendered` fires before `sceneRendered`, with the same `frameNumber`.',
  is: { order: ['before', 'after'], sameFrame: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'beforeSceneRendered'"), '4.29.0': holds },
  run: async ({ viewer, until }) => {
    const order: string[] = [];
    const frames: number[] = [];
    viewer.on('beforeSceneRendered', ({ frameNumber }) => {
      order.push('before');
      frames.push(frameNumber);
    });
    viewer.on('sceneRendered', ({ frameNumber }) => {
      order.push('after');
      frames.push(frameNumber);
    });
    viewer.requestRedraw();
    await until(() => order.length >= 2);
    return { order: order.slice(0, 2), sameFrame: frames[0] === frames[1] };
  },
});

import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`beforeSceneRendered` fires before each frame, and `sceneRendered` after it, with the same `frameNumber`. `beforeSceneRendered` provides `camera`, `frameNumber`, and `renderer`.',
  is: {
    order: ['before', 'after', 'before', 'after', 'before', 'after'],
    drawn: [true, true, true],
    drawnBetween: 0,
    sameFrame: [true, true, true],
    fields: ['camera', 'frameNumber', 'renderer'],
  },
  expect: { '3.0.2': lacks('Cognite3DViewer.on', "'beforeSceneRendered'"), '4.29.0': holds },
  run: async ({ viewer, until, countDrawCalls }) => {
    const drawCalls = countDrawCalls();
    const events: { name: string; frame: number; calls: number }[] = [];
    let fields: string[] = [];
    viewer.on('beforeSceneRendered', (event) => {
      events.push({ name: 'before', frame: event.frameNumber, calls: drawCalls() });
      fields = Object.keys(event).sort();
    });
    viewer.on('sceneRendered', ({ frameNumber }) => {
      events.push({ name: 'after', frame: frameNumber, calls: drawCalls() });
    });
    for (const count of [2, 4, 6]) {
      viewer.requestRedraw();
      await until(() => events.length >= count);
    }
    const seen = events.slice(0, 6);
    const frames = [0, 2, 4].map((index) => seen.slice(index, index + 2));
    return {
      order: seen.map(({ name }) => name),
      drawn: frames.map(([before, after]) => (after?.calls ?? 0) > (before?.calls ?? 0)),
      // Number of draw calls between two frames.
      drawnBetween: (seen[4]?.calls ?? NaN) - (seen[3]?.calls ?? NaN),
      sameFrame: frames.map(([before, after]) => before?.frame === after?.frame),
      fields,
    };
  },
});

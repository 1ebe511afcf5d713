import { statement } from '../statement';

export default statement({
  says: '`sceneRendered` provides `camera`, `frameNumber`, `renderTime`, and `renderer`.',
  is: ['camera', 'frameNumber', 'renderTime', 'renderer'],
  run: async ({ viewer, until }) => {
    let names: string[] = [];
    viewer.on('sceneRendered', (event) => (names = Object.keys(event).sort()));
    viewer.requestRedraw();
    await until(() => names.length > 0);
    return names;
  },
});

import { statement } from '../statement';

export default statement({
  says: '`renderTime` in `sceneRendered` events is an integer.',
  is: true,
  run: async ({ viewer, cad, loaded, drawn }) => {
    const times: number[] = [];
    viewer.on('sceneRendered', ({ renderTime }) => times.push(renderTime));
    viewer.loadCameraFromModel(await cad);
    await loaded();
    await drawn();
    return times.length > 0 && times.every((time) => Number.isInteger(time));
  },
});

import { Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Calling `setModelClippingPlanes()` on a CAD model or a point cloud redraws the view.',
  is: { resting: [0, 0], set: [true, true] },
  expect: { '3.0.2': lacks('CogniteCadModel.setModelClippingPlanes'), '4.29.0': holds },
  run: async ({ viewer, cad, cloud, loaded, drawn, sleep }) => {
    const models = [await cad, await cloud];
    viewer.fitCameraToModels(models, 0);
    await loaded();
    await drawn();
    await sleep(2000);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    const resting: number[] = [];
    const set: boolean[] = [];
    for (const model of models) {
      const before = frames;
      await sleep(400);
      resting.push(frames - before);
      const start = frames;
      model.setModelClippingPlanes([new Plane(new Vector3(0, 1, 0), 0)]);
      await sleep(400);
      set.push(frames > start);
    }
    return { resting, set };
  },
});

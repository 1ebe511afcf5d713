import { PointColorType, PointShape, PointSizeType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Setting `pointColorType`, `pointSize`, `pointSizeType`, or `pointShape` redraws the view without sending requests.',
  is: { requests: 0, counted: true, drawn: [false, true, true, true, true] },
  expect: { '3.0.2': lacks('PointColorType'), '4.29.0': holds },
  run: async ({ viewer, cloud, network, sleep, shown }) => {
    const model = await cloud;
    await shown(model);
    await sleep(1000);
    const before = network.requests.length;
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    const changes = [
      () => {},
      () => (model.pointColorType = PointColorType.Height),
      () => (model.pointSize = 5),
      () => (model.pointSizeType = PointSizeType.Fixed),
      () => (model.pointShape = PointShape.Square),
    ];
    const isDrawn: boolean[] = [];
    for (const change of changes) {
      const start = frames;
      change();
      await sleep(400);
      isDrawn.push(frames > start);
    }
    return { requests: network.requests.length - before, counted: before > 0, drawn: isDrawn };
  },
});

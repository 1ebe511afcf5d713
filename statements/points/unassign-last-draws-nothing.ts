import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`unassignStyledObjectCollection()` doesn't redraw the view when it removes the last collection.",
  is: { left: 0, frames: 0, later: true },
  expect: {
    '3.0.2': lacks('CognitePointCloudModel.unassignStyledObjectCollection'),
    '4.29.0': holds,
  },
  run: async ({ viewer, cloud, drawn, sleep, shown }) => {
    const model = await cloud;
    await shown(model);
    const ids = model.stylableObjects.map(({ annotationId }) => annotationId);
    const collection = new AnnotationIdPointCloudObjectCollection(ids);
    model.assignStyledObjectCollection(collection, { visible: false });
    await drawn();
    await sleep(1000);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    model.unassignStyledObjectCollection(collection);
    await sleep(500);
    const result = { left: model.styledCollections.length, frames };
    await drawn();
    return { ...result, later: frames > result.frames };
  },
});

import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`removeAllStyledObjectCollections()` removes all collections from `styledCollections` but doesn't redraw the view.",
  is: { assigned: 2, removed: 0, frames: 0, later: true },
  expect: {
    '3.0.2': lacks('CognitePointCloudModel.removeAllStyledObjectCollections'),
    '4.29.0': holds,
  },
  run: async ({ viewer, cloud, drawn, until, sleep, shown }) => {
    const model = await cloud;
    await shown(model);
    const ids = model.stylableObjects.map(({ annotationId }) => annotationId);
    for (const visible of [true, false]) {
      const collection = new AnnotationIdPointCloudObjectCollection(ids);
      model.assignStyledObjectCollection(collection, { visible });
    }
    await drawn();
    await sleep(1000);
    const assigned = model.styledCollections.length;
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    model.removeAllStyledObjectCollections();
    await sleep(500);
    const result = { assigned, removed: model.styledCollections.length, frames };
    viewer.requestRedraw();
    await until(() => frames > result.frames);
    return { ...result, later: frames > result.frames };
  },
});

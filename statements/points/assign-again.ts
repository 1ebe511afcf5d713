import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you assign a collection again, `assignStyledObjectCollection()` replaces its style in `styledCollections`.',
  is: { collections: 1, visible: false },
  expect: {
    '3.0.2': lacks('CognitePointCloudModel.assignStyledObjectCollection'),
    '4.29.0': holds,
  },
  run: async ({ cloud }) => {
    const model = await cloud;
    const ids = model.stylableObjects.slice(0, 2).map(({ annotationId }) => annotationId);
    const collection = new AnnotationIdPointCloudObjectCollection(ids);
    model.assignStyledObjectCollection(collection, { visible: true });
    model.assignStyledObjectCollection(collection, { visible: false });
    const { length } = model.styledCollections;
    return { collections: length, visible: model.styledCollections[0]?.style.visible };
  },
});

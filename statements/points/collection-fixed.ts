import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A collection of objects of a point cloud has the ids that it was made with: the array that it was given may change, the collection does not.',
  is: [1, 2],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: () => {
    const ids = [1, 2];
    const collection = new AnnotationIdPointCloudObjectCollection(ids);
    ids.push(3);
    return [...collection.getAnnotationIds()];
  },
});

import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`AnnotationIdPointCloudObjectCollection` copies the IDs that you pass: changing the array later doesn't change the collection.",
  is: [1, 2],
  expect: { '3.0.2': lacks('AnnotationIdPointCloudObjectCollection'), '4.29.0': holds },
  run: () => {
    const ids = [1, 2];
    const collection = new AnnotationIdPointCloudObjectCollection(ids);
    ids.push(3);
    return [...collection.getAnnotationIds()];
  },
});

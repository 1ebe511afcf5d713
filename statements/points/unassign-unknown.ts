import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.unassignStyledObjectCollection()` does nothing for a collection that is not assigned.',
  is: null,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cloud, reveal, messageOf }) => {
    const model = await cloud;
    const collection = new reveal.AnnotationIdPointCloudObjectCollection([1]);
    return messageOf(() => model.unassignStyledObjectCollection(collection));
  },
});

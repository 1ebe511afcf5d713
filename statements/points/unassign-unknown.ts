import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`CognitePointCloudModel.unassignStyledObjectCollection()` doesn't throw for a collection that isn't assigned.",
  is: null,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cloud, reveal, messageOf }) => {
    const model = await cloud;
    const collection = new reveal.AnnotationIdPointCloudObjectCollection([1]);
    return messageOf(() => model.unassignStyledObjectCollection(collection));
  },
});

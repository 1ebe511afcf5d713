import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`CognitePointCloudModel.unassignStyledObjectCollection()` doesn't throw for a collection that isn't assigned, and `styledCollections` keeps its length.",
  is: { message: null, unknown: 1, assigned: 0 },
  expect: {
    '3.0.2': lacks('CognitePointCloudModel.unassignStyledObjectCollection'),
    '4.29.0': holds,
  },
  run: async ({ cloud, reveal, messageOf }) => {
    const model = await cloud;
    const assigned = new reveal.AnnotationIdPointCloudObjectCollection([1]);
    model.assignStyledObjectCollection(assigned, { visible: false });
    const unknown = new reveal.AnnotationIdPointCloudObjectCollection([1]);
    const message = await messageOf(() => model.unassignStyledObjectCollection(unknown));
    const { length } = model.styledCollections;
    model.unassignStyledObjectCollection(assigned);
    return { message, unknown: length, assigned: model.styledCollections.length };
  },
});

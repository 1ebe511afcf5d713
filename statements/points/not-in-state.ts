import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`getViewState()` doesn't include the styles of point clouds.",
  is: false,
  expect: { '3.0.2': lacks('AnnotationIdPointCloudObjectCollection'), '4.29.0': holds },
  run: async ({ viewer, cloud }) => {
    const model = await cloud;
    const before = JSON.stringify(viewer.getViewState());
    model.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection([1]), {
      visible: false,
    });
    model.setDefaultPointCloudAppearance({ visible: false });
    return JSON.stringify(viewer.getViewState()) !== before;
  },
});

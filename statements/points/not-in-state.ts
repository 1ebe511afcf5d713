import { Vector3 } from 'three';
import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`getViewState()` doesn't include the styles of point clouds.",
  is: { styled: false, moved: true },
  expect: { '3.0.2': lacks('AnnotationIdPointCloudObjectCollection'), '4.29.0': holds },
  run: async ({ viewer, cloud }) => {
    const model = await cloud;
    const before = JSON.stringify(viewer.getViewState());
    model.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection([1]), {
      visible: false,
    });
    model.setDefaultPointCloudAppearance({ visible: false });
    const isChanged = () => JSON.stringify(viewer.getViewState()) !== before;
    const styled = isChanged();
    viewer.cameraManager.setCameraState({ position: new Vector3(9, 9, 9), target: new Vector3() });
    return { styled, moved: isChanged() };
  },
});

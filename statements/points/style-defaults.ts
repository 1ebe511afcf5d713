import { AnnotationIdPointCloudObjectCollection } from '@cognite/reveal';
import type { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'In a style for point cloud objects, `visible` defaults to true and `color` to black. In the default appearance, an omitted `color` is black, too.',
  is: {
    style: { visible: true, color: [0, 0, 0] },
    byDefault: { visible: false, color: [0, 0, 0] },
  },
  expect: { '3.0.2': lacks('PointCloudAppearance.visible'), '4.29.0': holds },
  run: async ({ cloud }) => {
    const model = await cloud;
    model.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection([1]), {});
    model.setDefaultPointCloudAppearance({ visible: false });
    const plain = (value?: { visible?: boolean; color?: Color }) => ({
      visible: value?.visible,
      color: value?.color?.toArray(),
    });
    return {
      style: plain(model.styledCollections[0]?.style),
      byDefault: plain(model.getDefaultPointCloudAppearance()),
    };
  },
});

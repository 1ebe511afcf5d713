import { PointShape } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With `pointBlending`, a point cloud looks the same whether `pointShape` is `Circle` or `Square`. Without `pointBlending`, the two shapes look different.',
  is: { with: 'same', without: 'other' },
  expect: { '3.0.2': lacks('PointShape.Circle'), '4.29.0': holds },
  run: async ({ newViewer, newElement, pointCloud, shown, drawn, sleep }) => {
    const compare = async (pointBlending: boolean) => {
      const viewer = newViewer({
        domElement: newElement(),
        pointCloudEffects: { pointBlending, edlOptions: 'disabled' },
      });
      const model = await viewer.addPointCloudModel(pointCloud);
      model.pointSize = 8;
      await shown(model, viewer);
      await sleep(1500);
      const shot = async (shape: PointShape) => {
        model.pointShape = shape;
        await drawn(viewer);
        return viewer.getScreenshot(64, 64, false);
      };
      const circles = await shot(PointShape.Circle);
      return (await shot(PointShape.Square)) === circles ? 'same' : 'other';
    };
    return { with: await compare(true), without: await compare(false) };
  },
});

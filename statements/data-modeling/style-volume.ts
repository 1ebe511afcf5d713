import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If the default appearance hides all points, users can still pick the points of a volume while its `PointCloudDMVolumeCollection` is assigned with `visible: true`. After you unassign the collection, users can't pick these points.",
  is: { without: false, with: true, after: false },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, until }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const model = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    const [tank] = model.stylableObjects;
    if (tank === undefined) return null;
    viewer.fitCameraToBoundingBox(tank.boundingBox, 0, 1);
    const isHit = async () => (await viewer.getIntersectionFromPixel(32, 32)) !== null;
    await until(isHit);
    model.setDefaultPointCloudAppearance({ visible: false });
    await until(async () => !(await isHit()));
    const without = await isHit();
    const collection = new reveal.PointCloudDMVolumeCollection([tank.volumeInstanceRef]);
    model.assignStyledObjectCollection(collection, { visible: true });
    await until(isHit);
    model.unassignStyledObjectCollection(collection);
    await until(async () => !(await isHit()));
    viewer.dispose();
    return { without, with: true, after: false };
  },
});

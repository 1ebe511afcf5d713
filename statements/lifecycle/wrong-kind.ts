import { statement } from '../statement';

export default statement({
  says: '`addCadModel()` rejects for a point cloud, and `addPointCloudModel()` rejects for a CAD model.',
  is: { cad: true, points: true, models: 0, right: [null, null] },
  run: async ({ viewer, plant, pointCloud, messageOf }) => ({
    cad: (await messageOf(() => viewer.addCadModel(pointCloud))) !== null,
    points: (await messageOf(() => viewer.addPointCloudModel(plant))) !== null,
    models: viewer.models.length,
    right: [
      await messageOf(() => viewer.addCadModel(plant)),
      await messageOf(() => viewer.addPointCloudModel(pointCloud)),
    ],
  }),
});

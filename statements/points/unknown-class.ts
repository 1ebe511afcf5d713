import { statement } from '../statement';

export default statement({
  says: "`CognitePointCloudModel.setClassVisible()` throws for a class that the point cloud doesn't have.",
  is: true,
  run: async ({ cloud, messageOf }) => {
    const model = await cloud;
    return (await messageOf(() => model.setClassVisible(200, false))) !== null;
  },
});

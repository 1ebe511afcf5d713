import { statement } from '../statement';

export default statement({
  says: '`setClassVisible()` throws for a class that the point cloud does not have.',
  is: true,
  run: async ({ cloud, messageOf }) => {
    const model = await cloud;
    return (await messageOf(() => model.setClassVisible(200, false))) !== null;
  },
});

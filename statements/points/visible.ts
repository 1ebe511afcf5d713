import { statement } from '../statement';

export default statement({
  says: '`visible` of a point cloud is a property that can be set.',
  is: [true, false],
  run: async ({ cloud }) => {
    const model = await cloud;
    const before = model.visible;
    model.visible = false;
    return [before, model.visible];
  },
});

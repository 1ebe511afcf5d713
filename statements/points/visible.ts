import { statement } from '../statement';

export default statement({
  says: 'The `visible` property of a point cloud is true by default, and you can set it to false.',
  is: [true, false],
  run: async ({ cloud }) => {
    const model = await cloud;
    const before = model.visible;
    model.visible = false;
    return [before, model.visible];
  },
});

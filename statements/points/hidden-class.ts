import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Points of a hidden class, and those of a model that is not visible, cannot be hit.',
  is: { shown: true, classes: false, model: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cloud, shown, isHit }) => {
    const model = await cloud;
    model.pointSize = 10;
    await shown(model);
    const show = (isVisible: boolean) =>
      model.getClasses().forEach(({ code }) => model.setClassVisible(code, isVisible));
    show(false);
    const classes = await isHit();
    show(true);
    model.visible = false;
    return { shown: true, classes, model: await isHit() };
  },
});

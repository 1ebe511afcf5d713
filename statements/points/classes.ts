import { statement } from '../statement';

export default statement({
  says: 'All classes of a point cloud are visible by default. `setClassVisible()` changes only the class you pass.',
  is: { several: true, first: true, then: false, others: true },
  run: {
    '3.0.2': async ({ cloud }) => {
      const model = await cloud;
      const codes = model.getClasses().map(Number);
      const [code = -1] = codes;
      const first = codes.every((item) => model.isClassVisible(item));
      model.setClassVisible(code, false);
      const others = codes.slice(1).every((item) => model.isClassVisible(item));
      return { several: codes.length > 1, first, then: model.isClassVisible(code), others };
    },
    '4.29.0': async ({ cloud }) => {
      const model = await cloud;
      const codes = model.getClasses().map(({ code }) => code);
      const [code = -1] = codes;
      const first = codes.every((item) => model.isClassVisible(item));
      model.setClassVisible(code, false);
      const others = codes.slice(1).every((item) => model.isClassVisible(item));
      return { several: codes.length > 1, first, then: model.isClassVisible(code), others };
    },
  },
});

import { statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.hasClass()` is true for a class of the scan and false for another.',
  is: [true, false],
  run: async ({ cloud }) => {
    const model = await cloud;
    const [first] = model.getClasses() as unknown[];
    const code = typeof first === 'number' ? first : (first as { code: number }).code;
    return [model.hasClass(code), model.hasClass(200)];
  },
});

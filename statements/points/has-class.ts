import { statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.hasClass()` returns true for the first class in `getClasses()` and false for the unknown code 200.',
  is: [true, false],
  run: async ({ cloud }) => {
    const model = await cloud;
    const [first] = model.getClasses() as unknown[];
    const code = typeof first === 'number' ? first : (first as { code: number }).code;
    return [model.hasClass(code), model.hasClass(200)];
  },
});

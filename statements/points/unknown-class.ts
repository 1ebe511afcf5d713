import { statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.setClassVisible()` throws for the unknown code 200, but not for the first class in `getClasses()`.',
  is: { unknown: true, known: null },
  run: async ({ cloud, messageOf }) => {
    const model = await cloud;
    const [first] = model.getClasses() as unknown[];
    const code = typeof first === 'number' ? first : (first as { code: number }).code;
    return {
      unknown: (await messageOf(() => model.setClassVisible(200, false))) !== null,
      known: await messageOf(() => model.setClassVisible(code, false)),
    };
  },
});

import { statement } from '../statement';

export default statement({
  says: "`CognitePointCloudModel.setClassVisible()` throws for a class that the point cloud doesn't have.",
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

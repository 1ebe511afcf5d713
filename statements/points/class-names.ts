import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The class names of a point cloud come from `classificationSets.json`. Without that file, the point cloud loads with other class names.',
  is: { own: ['Lawn', 'Wall'], without: true },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getClasses', 'name'), '4.29.0': holds },
  run: async ({ newViewer, viewer, pointCloud, network }) => {
    const namesOf = async (own: typeof viewer) =>
      (await own.addPointCloudModel(pointCloud)).getClasses().map(({ name }) => name);
    const classificationSet = [
      { name: 'Lawn', code: 2 },
      { name: 'Wall', code: 6 },
    ];
    let answer = () => Response.json({ classificationSets: [{ name: 'Own', classificationSet }] });
    network.answer(({ path }) => (path.includes('classificationSets.json') ? answer() : undefined));
    const own = await namesOf(viewer);
    answer = () => new Response('', { status: 404 });
    const without = await namesOf(newViewer());
    return { own, without: without.length > 0 && !without.some((name) => own.includes(name)) };
  },
});

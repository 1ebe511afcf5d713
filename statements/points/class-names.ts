import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The class names of a point cloud come from `classificationSets.json`. Without that file, the point cloud loads with other class names.',
  is: { named: true, without: true },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getClasses', 'name'), '4.29.0': holds },
  run: async ({ newViewer, viewer, pointCloud, network }) => {
    const namesOf = async (own: typeof viewer) =>
      (await own.addPointCloudModel(pointCloud)).getClasses().map(({ name }) => name);
    const named = await namesOf(viewer);
    network.answer(({ path }) =>
      path.includes('classificationSets.json') ? new Response('', { status: 404 }) : undefined,
    );
    const without = await namesOf(newViewer());
    return {
      named: network.count('classificationSets.json') > 0 && named.length > 0,
      without: without.length > 0 && without.join() !== named.join(),
    };
  },
});

import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If you pass a nonexistent external ID to `addModel()`, which rejects, and then add a point cloud and a CAD model, neither loads within 3 seconds. If `addPointCloudModel()` rejects instead, at least one of them loads.',
  is: { addModel: 'waits', addPointCloudModel: 'loads' },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, pumpSkid, messageOf, sleep }) => {
    const load = async (method: 'addModel' | 'addPointCloudModel') => {
      const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
        sdk: client,
        domElement: newElement(),
        logMetrics: false,
      });
      const revisionSpace = 'demo_plant';
      const message = await messageOf(() =>
        viewer[method]({ revisionExternalId: 'missing_1', revisionSpace }),
      );
      if (message === null) return 'nothing rejected';
      const later = Promise.any<unknown>([
        viewer.addPointCloudModel({ revisionExternalId: 'cog_3d_revision_2003', revisionSpace }),
        viewer.addCadModel(pumpSkid as never),
      ]).then(() => 'loads');
      const result =
        method === 'addModel'
          ? await Promise.race([later, sleep(3000).then(() => 'waits')])
          : await later;
      viewer.dispose();
      return result;
    };
    return {
      addPointCloudModel: await load('addPointCloudModel'),
      addModel: await load('addModel'),
    };
  },
});

import type { Cognite3DViewer, DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If you pass a CAD model's external ID to `addModel()`, which rejects, and then add a point cloud and a CAD model, neither loads within 3 seconds. Without the rejected call, at least one of them loads.",
  is: { after: { rejects: true, later: 'waits' }, without: { rejects: false, later: 'loads' } },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, pumpSkid, messageOf, sleep }) => {
    const outcome = async (before: (viewer: Cognite3DViewer<DMDataSourceType>) => unknown) => {
      const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
        sdk: client,
        domElement: newElement(),
        logMetrics: false,
      });
      const message = await messageOf(() => before(viewer));
      const loads = Promise.any<unknown>([
        viewer.addPointCloudModel({
          revisionExternalId: 'cog_3d_revision_2003',
          revisionSpace: 'demo_plant',
        }),
        viewer.addCadModel(pumpSkid as never),
      ]).then(() => 'loads');
      const later = await Promise.race([loads, sleep(3000).then(() => 'waits')]);
      viewer.dispose();
      return { rejects: message !== null, later };
    };
    const cadModel = { revisionExternalId: 'cog_3d_revision_2002', revisionSpace: 'demo_plant' };
    return {
      after: await outcome((viewer) => viewer.addModel(cadModel)),
      without: await outcome(() => {}),
    };
  },
});

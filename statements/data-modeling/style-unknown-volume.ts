import type { DMDataSourceType } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If a styled `PointCloudDMVolumeCollection` includes a volume that isn't in the point cloud, the viewer throws an uncaught error.",
  is: {
    known: [],
    unknown: ['Could not find corresponding object ID for demo_plant/volume_unknown'],
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal, client, newElement, until, uncaught }) => {
    const viewer = new reveal.Cognite3DViewer<DMDataSourceType>({
      sdk: client,
      domElement: newElement(),
      logMetrics: false,
    });

    const model = await viewer.addPointCloudModel({
      revisionExternalId: 'cog_3d_revision_2003',
      revisionSpace: 'demo_plant',
    });
    const [volume] = model.stylableObjects;
    if (volume === undefined) return null;
    const messages = () => [
      ...new Set(uncaught.map((message) => message.replace(/^Uncaught Error: /, ''))),
    ];
    const style = (externalId: string) =>
      model.assignStyledObjectCollection(
        new reveal.PointCloudDMVolumeCollection([{ space: 'demo_plant', externalId }]),
        { visible: true },
      );
    style(volume.volumeInstanceRef.externalId);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    await until(() => frames > 1);
    const known = messages();
    style('volume_unknown');
    viewer.requestRedraw();
    await until(() => messages().length > 0);
    viewer.dispose();
    return { known, unknown: messages() };
  },
});

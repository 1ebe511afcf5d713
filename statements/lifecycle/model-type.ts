import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.determineModelType()` resolves with `cad` for an output `gltf-directory` of version 9, and with `pointcloud` for `ept-pointcloud`.',
  is: { demo: ['cad', 'pointcloud'], cad: 'cad', points: 'pointcloud' },
  run: async ({ viewer, plant, pointCloud, network }) => {
    const demo = [
      await viewer.determineModelType(plant.modelId, plant.revisionId),
      await viewer.determineModelType(pointCloud.modelId, pointCloud.revisionId),
    ];
    const typeOf = (format: string, version: number) => {
      network.answer(({ path }) =>
        path.includes('/outputs')
          ? Response.json({ items: [{ format, version, blobId: 1 }] })
          : undefined,
      );
      return viewer.determineModelType(1, 2);
    };
    const cad = await typeOf('gltf-directory', 9);
    return { demo, cad, points: await typeOf('ept-pointcloud', 1) };
  },
});

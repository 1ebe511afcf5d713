import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.determineModelType()` resolves with `cad` if the output is version 8 or 9 of `gltf-directory`. It resolves with `pointcloud` if the output is version 1 or another version, such as 7, of `ept-pointcloud`.',
  is: { demo: ['cad', 'pointcloud'], cad: ['cad', 'cad'], points: ['pointcloud', 'pointcloud'] },
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
    const cad = [await typeOf('gltf-directory', 9), await typeOf('gltf-directory', 8)];
    const points = [await typeOf('ept-pointcloud', 1), await typeOf('ept-pointcloud', 7)];
    return { demo, cad, points };
  },
});

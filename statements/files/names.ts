import { holds, lacks, statement } from '../statement';

/** Replaces numbers in a file name, so that `3.glb` and `12.glb` count as one kind. */
const kindOf = (path: string): string =>
  path.replace(/^.*\/3d\/files\/\d+\//, '').replace(/\d+(-\d+)*(?=\.)/, 'n');

export default statement({
  says: 'The viewer requests `scene.json` and `.glb` files for a CAD model. For a point cloud, it requests `ept.json` and files in `ept-hierarchy` and `ept-data`.',
  is: {
    cad: ['n.glb', 'scene.json'],
    cloud: ['ept-data/n.bin', 'ept-hierarchy/n.json', 'ept.json'],
  },
  expect: {
    '3.0.2': lacks('CognitePointCloudModel.pointSizeType'),
    '3.3.0': holds,
  },
  run: async ({ viewer, newViewer, pumpSkid, pointCloud, network, loaded, shown }) => {
    const kinds = () => {
      const files = network.requests
        .map(({ path }) => path)
        .filter((path) => path.includes('/3d/files/'));
      return [...new Set(files.map(kindOf))].sort();
    };
    const model = await viewer.addCadModel(pumpSkid);
    viewer.fitCameraToModel(model, 0);
    await loaded();
    const cad = kinds();
    const other = newViewer();
    await shown(await other.addPointCloudModel(pointCloud), other);
    return { cad, cloud: kinds().filter((kind) => kind.startsWith('ept')) };
  },
});

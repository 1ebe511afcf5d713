import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Files of CAD models and point clouds are in the store; answers about the project, such as outputs, nodes and assets, are not.',
  is: { cad: true, points: true, others: 0 },
  expect: {
    '3.0.2': instead('No file is in a store.', { cad: false, points: false, others: 0 }),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, pointCloud, client, loaded, sleep }) => {
    const kept = keepFiles();
    const viewer = newViewer();
    const model = await viewer.addCadModel(pumpSkid);
    viewer.fitCameraToModel(model, 0);
    await viewer.addPointCloudModel(pointCloud);
    await loaded(viewer);
    await model.getBoundingBoxByTreeIndex(1);
    await client.assets.list({ limit: 1 });
    await sleep(500);
    const keys = await (await kept.open('reveal-3d-resources-v1')).keys();
    const urls = keys.map(({ url }) => url);
    return {
      cad: urls.some((url) => url.includes('.glb')),
      points: urls.some((url) => /ept|\.bin/.test(url)),
      others: urls.filter((url) => !url.includes('/3d/files/')).length,
    };
  },
});

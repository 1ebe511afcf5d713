import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The cache contains files of CAD models and point clouds, but no other responses, such as outputs, nodes, or assets.',
  is: { cad: true, points: true, others: 0 },
  expect: {
    '3.0.2': instead("The cache doesn't contain files of CAD models or point clouds.", {
      cad: false,
      points: false,
      others: 0,
    }),
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

import type { MemoryCaches } from '../kit/caches';
import { holds, instead, statement } from '../statement';

async function listUrls(kept: MemoryCaches): Promise<string[]> {
  const names = await kept.keys();
  const lists = names.map(async (name) => (await kept.open(name)).keys());
  return (await Promise.all(lists)).flat().map(({ url }) => url);
}

export default statement({
  says: 'The cache contains files of a CAD model and a point cloud, but no responses for outputs, nodes, or assets.',
  is: { cad: true, points: true, requested: [true, true, true], others: 0 },
  expect: {
    '3.0.2': instead(
      "After the viewer has requested geometry files of a CAD model, the browser's Cache Storage doesn't contain geometry files.",
      { requested: true, cad: false, listed: true },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': async ({ keepFiles, newViewer, pumpSkid, network, until, sleep }) => {
      const kept = keepFiles();
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await until(() => network.count('.glb') > 0);
      await sleep(1500);
      const hasGeometry = async () => (await listUrls(kept)).some((url) => url.includes('.glb'));
      const cad = await hasGeometry();
      // Check that a stored file would be listed.
      await (await kept.open('other')).put('https://example.com/1.glb', new Response(''));
      return { requested: network.count('.glb') > 0, cad, listed: await hasGeometry() };
    },
    '4.29.0': async (tools) => {
      const { keepFiles, newViewer, pumpSkid, pointCloud, client, network } = tools;
      const kept = keepFiles();
      const viewer = newViewer();
      const model = await viewer.addCadModel(pumpSkid);
      viewer.fitCameraToModel(model, 0);
      const other = newViewer();
      await tools.shown(await other.addPointCloudModel(pointCloud), other);
      await model.getBoundingBoxByTreeIndex(1);
      await client.assets.list({ limit: 1 });
      const isKept = async (part: string) =>
        (await listUrls(kept)).some((url) => url.includes(part));
      await tools.until(async () => (await isKept('.glb')) && (await isKept('ept-data/')));
      await tools.sleep(500);
      return {
        cad: await isKept('.glb'),
        points: await isKept('ept-data/'),
        requested: ['/outputs', '/nodes', '/assets'].map((part) => network.count(part) > 0),
        others: (await listUrls(kept)).filter((url) => !url.includes('/3d/files/')).length,
      };
    },
  },
});

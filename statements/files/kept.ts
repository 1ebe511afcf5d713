import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer stores geometry files of a CAD model in the browser cache named `reveal-3d-resources-v1`.',
  is: {
    files: ['reveal-3d-resources-v1'],
    listed: ['reveal-3d-resources-v1', 'other'],
  },
  expect: {
    '3.0.2': instead(
      "The viewer doesn't store geometry files of a CAD model in the browser's Cache Storage.",
      { files: [], listed: ['other'] },
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, loaded, sleep }) => {
    const kept = keepFiles();
    const viewer = newViewer();
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    await loaded(viewer);
    await sleep(500);
    const listCaches = async () => {
      const names = await kept.keys();
      const lists = names.map(async (name) => (await kept.open(name)).keys());
      const files = await Promise.all(lists);
      return names.filter((_name, index) => files[index]?.some(({ url }) => url.includes('.glb')));
    };
    const files = await listCaches();
    // Check that a cache with a stored file would be listed.
    await (await kept.open('other')).put('https://example.com/1.glb', new Response(''));
    return { files, listed: await listCaches() };
  },
});

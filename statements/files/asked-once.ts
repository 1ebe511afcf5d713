import { holds, instead, statement } from '../statement';

export default statement({
  says: "A second viewer loads a model's geometry files from the cache, but requests the outputs of the revision again.",
  is: { first: true, kept: true, files: false, hit: true, model: true },
  expect: {
    '3.0.2': instead("A second viewer requests a model's geometry files again.", {
      first: true,
      kept: false,
      files: true,
      hit: true,
      model: true,
    }),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, loaded, shown, isHit, sleep }) => {
    const caches = keepFiles();
    const show = async () => {
      const before = [network.count('.glb'), network.count('/outputs')];
      const viewer = newViewer();
      await shown(await viewer.addCadModel(pumpSkid), viewer);
      await loaded(viewer);
      await sleep(300);
      const hit = await isHit(viewer);
      viewer.dispose();
      const files = network.count('.glb') - (before[0] ?? 0);
      return { files, outputs: network.count('/outputs') - (before[1] ?? 0), hit };
    };
    const first = await show();
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const urls = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const kept = urls.filter(({ url }) => url.includes('.glb')).length;
    const second = await show();
    return {
      first: first.files > 0,
      kept: kept > 0 && kept === first.files,
      files: second.files > 0,
      hit: second.hit,
      model: second.outputs > 0,
    };
  },
});

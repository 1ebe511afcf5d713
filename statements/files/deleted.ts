import { holds, instead, statement } from '../statement';

export default statement({
  says: "After you delete the cache, a new viewer requests geometry files of a CAD model again. If you don't delete the cache, a second viewer doesn't request them.",
  is: { first: true, second: false, deleted: true },
  expect: {
    '3.0.2': instead(
      'A new viewer requests geometry files of a CAD model, even if an earlier viewer has loaded the same model.',
      {
        first: true,
        second: true,
        deleted: true,
      },
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, loaded, sleep }) => {
    const kept = keepFiles();
    const show = async () => {
      const before = network.count('.glb');
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await loaded(viewer);
      await sleep(300);
      viewer.dispose();
      return network.count('.glb') - before > 0;
    };
    const first = await show();
    const second = await show();
    await kept.delete('reveal-3d-resources-v1');
    return { first, second, deleted: await show() };
  },
});

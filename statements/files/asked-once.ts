import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A second viewer loads geometry files of a model from the cache, but requests the outputs of the revision again.',
  is: { first: true, files: false, model: true },
  expect: {
    '3.0.2': instead('A second viewer requests geometry files of a model again.', {
      first: true,
      files: true,
      model: true,
    }),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, loaded, sleep }) => {
    keepFiles();
    const show = async () => {
      const before = [network.count('.glb'), network.count('/outputs')];
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await loaded(viewer);
      await sleep(300);
      viewer.dispose();
      return [
        network.count('.glb') - (before[0] ?? 0),
        network.count('/outputs') - (before[1] ?? 0),
      ];
    };
    const [first = 0] = await show();
    const [files = 0, model = 0] = await show();
    return { first: first > 0, files: files > 0, model: model > 0 };
  },
});

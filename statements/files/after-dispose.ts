import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Files that are downloading when you dispose the viewer are still cached when they arrive.',
  is: { atDispose: 0, later: true },
  expect: {
    '3.0.2': instead(
      'The cache named `reveal-3d-resources-v1` has no geometry files of a CAD model, not even those that arrive after you dispose the viewer.',
      {
        atDispose: 0,
        later: false,
      },
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, until }) => {
    const kept = keepFiles();
    network.delay('.glb', 1500);
    const viewer = newViewer();
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    await until(() => network.count('.glb') > 0);
    const stored = async () => {
      const keys = await (await kept.open('reveal-3d-resources-v1')).keys();
      return keys.filter(({ url }) => url.includes('.glb')).length;
    };
    viewer.dispose();
    const atDispose = await stored();
    const end = performance.now() + 5000;
    await until(async () => (await stored()) > 0 || performance.now() > end);
    return { atDispose, later: (await stored()) > 0 };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If you dispose the viewer while it downloads a CAD geometry file, the file is still cached when it arrives.',
  is: { atDispose: 0, later: true, counted: true },
  expect: {
    '3.0.2': instead(
      'If you dispose the viewer while it downloads a CAD geometry file, no geometry file is added to the cache named `reveal-3d-resources-v1` within the next 5 seconds.',
      {
        atDispose: 0,
        later: false,
        counted: true,
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
    const arrived = await stored();
    // Check that a stored file would be counted.
    await (await kept.open('reveal-3d-resources-v1')).put('1.glb', new Response(''));
    return { atDispose, later: arrived > 0, counted: (await stored()) > arrived };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: "A geometry file of a CAD model that's downloading when you dispose the viewer is still cached when it arrives.",
  is: { atDispose: 0, later: true, counted: true },
  expect: {
    '3.0.2': instead(
      'The cache named `reveal-3d-resources-v1` contains no geometry files within 5 seconds after you dispose the viewer, even if a download had started.',
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
    // A stored file would be counted.
    await (await kept.open('reveal-3d-resources-v1')).put('1.glb', new Response(''));
    return { atDispose, later: arrived > 0, counted: (await stored()) > arrived };
  },
});

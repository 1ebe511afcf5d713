import { holds, instead, statement } from '../statement';

export default statement({
  says: "If `caches` doesn't store anything, a CAD model still loads, and two viewers both request its geometry files. If `caches` works, only the first viewer requests them.",
  is: { working: [true, false], empty: [true, true] },
  expect: {
    '3.0.2': instead(
      'Two viewers that load the same CAD model both request geometry files, whether `caches` works or not.',
      {
        working: [true, true],
        empty: [true, true],
      },
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, loaded, sleep }) => {
    const show = async () => {
      const before = network.count('.glb');
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await loaded(viewer);
      await sleep(300);
      viewer.dispose();
      return network.count('.glb') > before;
    };
    keepFiles();
    const working = [await show(), await show()];
    const emptyCache = { match: async () => undefined, put: async () => {} };
    Object.defineProperty(globalThis, 'caches', {
      value: { open: async () => emptyCache },
      configurable: true,
      writable: true,
    });
    return { working, empty: [await show(), await show()] };
  },
});

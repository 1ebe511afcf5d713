import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If `caches` doesn't store anything, models still load, and each viewer requests their files.",
  is: [true, true],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ keepFiles, newViewer, pumpSkid, network, loaded }) => {
    keepFiles();
    const emptyCache = { match: async () => undefined, put: async () => {} };
    Object.defineProperty(globalThis, 'caches', {
      value: { open: async () => emptyCache },
      configurable: true,
      writable: true,
    });
    const show = async () => {
      const before = network.count('.glb');
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await loaded(viewer);
      viewer.dispose();
      return network.count('.glb') > before;
    };
    return [await show(), await show()];
  },
});

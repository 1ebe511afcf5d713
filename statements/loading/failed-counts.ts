import { statement } from '../statement';

export default statement({
  says: 'If a file of a CAD model fails to download, the viewer requests it three times in total. `onLoading` then counts it as loaded.',
  is: { end: true, tries: 3, hit: false },
  run: async ({ newViewer, pumpSkid, network, until, isHit }) => {
    let last = { loaded: 0, requested: 0 };
    network.answer(({ path }) =>
      path.includes('.glb') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    const viewer = newViewer({
      onLoading: (loaded: number, requested: number) => {
        last = { loaded, requested };
      },
    });
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    await until(() => last.requested > 0 && last.loaded === last.requested);
    const paths = network.requests.map(({ path }) => path).filter((path) => path.includes('.glb'));
    const tries = paths.length / new Set(paths).size;
    return { end: last.loaded === last.requested, tries, hit: await isHit(viewer) };
  },
});

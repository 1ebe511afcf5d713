import { statement } from '../statement';

export default statement({
  says: "`getIntersectionFromPixel()` doesn't hit a CAD model until its geometry has loaded.",
  is: { waiting: false, loaded: true },
  run: async ({ cad, newViewer, pumpSkid, network, shown, isHit, sleep }) => {
    await shown(await cad);
    const isLoaded = await isHit();
    network.answer(({ path }) =>
      path.includes('.glb') ? new Promise<Response>(() => {}) : undefined,
    );
    const viewer = newViewer();
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    await sleep(1000);
    return { waiting: await isHit(viewer), loaded: isLoaded };
  },
});

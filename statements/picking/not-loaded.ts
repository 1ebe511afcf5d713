import { statement } from '../statement';

export default statement({
  says: "`getIntersectionFromPixel()` doesn't find a CAD model until its geometry has loaded.",
  is: { waiting: false, loaded: true },
  run: async ({ newViewer, pumpSkid, network, shown, isHit, until }) => {
    const other = newViewer();
    await shown(await other.addCadModel(pumpSkid), other);
    const camera = other.getViewState();
    const release = network.hold('.glb');
    const before = network.count('.glb');
    const viewer = newViewer();
    await viewer.addCadModel(pumpSkid);
    await viewer.setViewState(camera);
    await until(() => network.count('.glb') > before);
    const waiting = await isHit(viewer);
    release();
    await until(() => isHit(viewer));
    return { waiting, loaded: true };
  },
});

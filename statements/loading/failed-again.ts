import { statement } from '../statement';

export default statement({
  says: "While the camera is still, the viewer doesn't retry failed downloads of CAD geometry. After the camera moves, the viewer requests a failed file again, and the geometry loads if the server responds.",
  is: { resting: 0, isAskedAgain: true, hit: true },
  run: async ({ newViewer, pumpSkid, network, until, sleep, shown, isHit }) => {
    let isGone = true;
    const failed = new Set<string>();
    network.answer(({ path }) => {
      if (!isGone || !path.includes('.glb')) return undefined;
      failed.add(path);
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    let isOver = false;
    const viewer = newViewer({
      onLoading: (loaded: number, requested: number) => {
        isOver = requested > 0 && loaded === requested;
      },
    });
    const model = await viewer.addCadModel(pumpSkid);
    viewer.fitCameraToModel(model, 0);
    await until(() => isOver);
    // Wait, because the camera might still be moving when the first downloads fail.
    await sleep(2000);
    isGone = false;
    const before = network.count('.glb');
    const first = network.requests.length;
    await sleep(1000);
    const resting = network.count('.glb') - before;
    await shown(model, viewer);
    const isAskedAgain = network.requests.slice(first).some(({ path }) => failed.has(path));
    return { resting, isAskedAgain, hit: await isHit(viewer) };
  },
});

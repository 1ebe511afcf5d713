import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't retry failed downloads of CAD geometry while the camera rests. It retries them after the camera moves, and the geometry loads if the server responds.",
  is: { resting: 0, isAskedAgain: true, hit: true },
  run: async ({ newViewer, pumpSkid, network, until, sleep, shown, isHit }) => {
    let isGone = true;
    network.answer(({ path }) =>
      isGone && path.includes('.glb')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : undefined,
    );
    let isOver = false;
    const viewer = newViewer({
      onLoading: (loaded: number, requested: number) => {
        isOver = requested > 0 && loaded === requested;
      },
    });
    const model = await viewer.addCadModel(pumpSkid);
    viewer.fitCameraToModel(model, 0);
    await until(() => isOver);
    // The camera might come to rest only after the first downloads failed.
    await sleep(2000);
    isGone = false;
    const before = network.count('.glb');
    await sleep(1000);
    const resting = network.count('.glb') - before;
    await shown(model, viewer);
    return { resting, isAskedAgain: network.count('.glb') > before, hit: await isHit(viewer) };
  },
});

import { statement } from '../statement';

export default statement({
  says: 'Parts of a CAD model that could not be downloaded are not asked for again while nothing changes; when the camera has moved they are, and they load when CDF answers.',
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
    // The camera may come to rest after the first parts failed.
    await sleep(2000);
    isGone = false;
    const before = network.count('.glb');
    await sleep(1000);
    const resting = network.count('.glb') - before;
    await shown(model, viewer);
    return { resting, isAskedAgain: network.count('.glb') > before, hit: await isHit(viewer) };
  },
});

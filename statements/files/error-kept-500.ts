import { holds, instead, statement } from '../statement';

export default statement({
  says: "The viewer caches the body of a 500 response to a geometry request. A second viewer doesn't request the file again until you delete the cache.",
  is: { bodies: ['error'], askedAgain: false, afterDeletion: true },
  expect: {
    '3.0.2': instead(
      'If the server answers a geometry request with status 500, a second viewer requests the file again.',
      { bodies: [], askedAgain: true, afterDeletion: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, until, sleep }) => {
    const kept = keepFiles();
    network.answer(({ path }) =>
      path.includes('.glb') ? new Response('error', { status: 500 }) : undefined,
    );
    const show = async () => {
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      return viewer;
    };
    const first = await show();
    const store = await kept.open('reveal-3d-resources-v1');
    const urls = async () =>
      (await store.keys()).map(({ url }) => url).filter((url) => url.includes('.glb'));
    await until(() => network.count('.glb') > 0);
    const end = performance.now() + 5000;
    await until(async () => (await urls()).length > 0 || performance.now() > end);
    await sleep(1000);
    const texts = (await urls()).map(async (url) => (await store.match(url))?.text());
    const bodies = [...new Set(await Promise.all(texts))];
    first.dispose();
    const filesSince = (start: number) =>
      network.requests
        .slice(start)
        .map(({ path }) => path)
        .filter((path) => path.includes('.glb'));
    const failed = filesSince(0);
    const asksAgain = async () => {
      const start = network.requests.length;
      const viewer = await show();
      await sleep(2000);
      viewer.dispose();
      return filesSince(start).some((path) => failed.includes(path));
    };
    const askedAgain = await asksAgain();
    await kept.delete('reveal-3d-resources-v1');
    return { bodies, askedAgain, afterDeletion: await asksAgain() };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer caches the body of a 500 response to a geometry request.',
  is: ['error'],
  expect: {
    '3.0.2': instead(
      "The viewer doesn't cache the body of a 500 response to a geometry request.",
      [],
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, until }) => {
    const kept = keepFiles();
    network.answer(({ path }) =>
      path.includes('.glb') ? new Response('error', { status: 500 }) : undefined,
    );
    const viewer = newViewer();
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    const store = await kept.open('reveal-3d-resources-v1');
    const urls = async () =>
      (await store.keys()).map(({ url }) => url).filter((url) => url.includes('.glb'));
    await until(() => network.count('.glb') > 0);
    const end = performance.now() + 5000;
    await until(async () => (await urls()).length > 0 || performance.now() > end);
    const bodies = (await urls()).map(async (url) => (await store.match(url))?.text());
    return [...new Set(await Promise.all(bodies))];
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: "The viewer caches the body of a 403 response to a geometry request and doesn't request the file again until you delete the cache.",
  is: { stored: true, askedAgain: false, afterDeletion: true },
  expect: {
    '3.0.2': instead(
      "The viewer doesn't cache the body of a 403 response to a geometry request, and requests the file again.",
      { stored: false, askedAgain: true, afterDeletion: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, network, until, sleep }) => {
    const kept = keepFiles();
    let refuse = true;
    network.answer(({ path }) =>
      refuse && path.includes('.glb') ? new Response('no access', { status: 403 }) : undefined,
    );
    const filesSince = (start: number) =>
      network.requests
        .slice(start)
        .map(({ path }) => path)
        .filter((path) => path.includes('.glb'));
    const show = async () => {
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      return viewer;
    };
    const first = await show();
    const isStored = async () => {
      const store = await kept.open('reveal-3d-resources-v1');
      return (await store.keys()).some(({ url }) => url.includes('.glb'));
    };
    await until(() => filesSince(0).length > 0);
    const end = performance.now() + 5000;
    await until(async () => (await isStored()) || performance.now() > end);
    await sleep(1000);
    first.dispose();
    refuse = false;
    const refused = filesSince(0);
    const asksAgain = async () => {
      const start = network.requests.length;
      const viewer = await show();
      await sleep(2000);
      viewer.dispose();
      return filesSince(start).some((path) => refused.includes(path));
    };
    const askedAgain = await asksAgain();
    const stored = await isStored();
    await kept.delete('reveal-3d-resources-v1');
    return { stored, askedAgain, afterDeletion: await asksAgain() };
  },
});

import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer caches the body of a 403 response to a geometry request and doesn't request the file again.",
  is: { stored: true, askedAgain: 0 },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ keepFiles, newViewer, pumpSkid, network, until, sleep }) => {
    const kept = keepFiles();
    let refuse = true;
    network.answer(({ path }) =>
      refuse && path.includes('.glb') ? new Response('no access', { status: 403 }) : undefined,
    );
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
    await until(isStored);
    await sleep(1000);
    first.dispose();
    refuse = false;
    const store = await kept.open('reveal-3d-resources-v1');
    const urls = (await store.keys()).map(({ url }) => url).filter((url) => url.includes('.glb'));
    const before = network.requests.length;
    await show();
    await sleep(2000);
    const asked = network.requests.slice(before).map(({ path }) => path);
    const again = urls.filter((url) => asked.some((path) => url.includes(path)));
    return { stored: urls.length > 0, askedAgain: again.length };
  },
});

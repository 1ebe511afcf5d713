import { statement } from '../statement';

export default statement({
  says: 'If a file of a CAD model fails to download because of a network error, the viewer requests it three times in total. After a response with status 404 or 500, it requests the file only once. In both cases, `onLoading` counts the file as loaded.',
  is: {
    network: { end: true, tries: 3, hit: false },
    missing: { end: true, tries: 1, hit: false },
    broken: { end: true, tries: 1, hit: false },
    working: { end: true, tries: 1, hit: true },
  },
  run: async ({ newViewer, pumpSkid, network, until, shown, isHit }) => {
    let fail: (() => Response | Promise<Response>) | undefined;
    network.answer(({ path }) => (path.includes('.glb') ? fail?.() : undefined));
    const load = async (answer?: typeof fail) => {
      fail = answer;
      let last = { loaded: 0, requested: 0 };
      const before = network.requests.length;
      const viewer = newViewer({
        onLoading: (loaded: number, requested: number) => {
          last = { loaded, requested };
        },
      });
      const model = await viewer.addCadModel(pumpSkid);
      viewer.fitCameraToModel(model, 0);
      await until(() => last.requested > 0 && last.loaded === last.requested);
      const paths = network.requests
        .slice(before)
        .map(({ path }) => path)
        .filter((path) => path.includes('.glb'));
      const tries = paths.length / new Set(paths).size;
      const end = last.loaded === last.requested;
      if (answer === undefined) await shown(model, viewer);
      const hit = await isHit(viewer);
      viewer.dispose();
      return { end, tries, hit };
    };
    const failed = {
      network: await load(() => Promise.reject(new TypeError('Failed to fetch'))),
      missing: await load(() => new Response('', { status: 404 })),
      broken: await load(() => new Response('', { status: 500 })),
    };
    return { ...failed, working: await load() };
  },
});

import { statement } from '../statement';

/** Replaces local storage, which the frame can't access. */
type Stored = Record<string, string>;

export default statement({
  says: "`Cognite3DViewer.setLogLevel()` also applies to the other viewers on the page, existing and new, and saves the level in local storage as `loglevel`. With the level `error`, viewers log failed downloads. With `none`, they don't.",
  is: { error: true, errorKept: 'ERROR', none: 0, noneKept: 'SILENT' },
  run: async ({ newViewer, pumpSkid, network, said, sleep, until }) => {
    network.answer(({ path }) =>
      path.includes('.glb') ? Promise.reject(new TypeError('Failed to fetch')) : undefined,
    );
    const stored: Stored = {};
    Object.defineProperty(window, 'localStorage', { value: stored, configurable: true });
    const show = async (viewer: ReturnType<typeof newViewer>) =>
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    const [first, existing] = [newViewer(), newViewer()];

    first.setLogLevel('error');
    await show(existing);
    const isSaid = () => said.some((text) => text.includes('Could not download binary file'));
    await until(isSaid);
    const errorKept = stored.loglevel;
    await sleep(500);

    first.setLogLevel('none');
    const before = said.length;
    for (const viewer of [existing, newViewer()]) {
      const asked = network.count('.glb');
      await show(viewer);
      await until(() => network.count('.glb') > asked);
    }
    await sleep(500);
    const none = said.length - before;
    const noneKept = stored.loglevel;

    first.setLogLevel('warn');
    return { error: isSaid(), errorKept, none, noneKept };
  },
});

import { statement } from '../statement';

/**
 * Calls `make`, and keeps only the first `webglcontextlost` listener of each canvas, which belongs to three.js. The
 * frame's own listener would end the program.
 */
function withoutFrame<Made>(make: () => Made): Made {
  const { prototype } = EventTarget;
  const { addEventListener } = prototype;
  const heard = new Set<EventTarget>();
  prototype.addEventListener = function (
    this: EventTarget,
    ...values: Parameters<typeof addEventListener>
  ) {
    if (values[0] === 'webglcontextlost') {
      if (heard.has(this)) return;
      heard.add(this);
    }
    addEventListener.apply(this, values);
  };
  try {
    return make();
  } finally {
    prototype.addEventListener = addEventListener;
  }
}

export default statement({
  says: "Losing the WebGL context doesn't cause an uncaught error. After the browser restores it, `getIntersectionFromPixel()` finds the model again.",
  is: { first: true, lost: true, again: true, uncaught: [], control: ['control'] },
  run: async ({ newViewer, pumpSkid, shown, isHit, sleep, until, uncaught }) => {
    const viewer = withoutFrame(() => newViewer());
    await shown(await viewer.addCadModel(pumpSkid), viewer);
    const first = await isHit(viewer);
    const context = viewer.domElement.querySelector('canvas')?.getContext('webgl2');
    const extension = context?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await until(() => context?.isContextLost());
    const lost = context?.isContextLost();
    viewer.requestRedraw();
    await sleep(300);
    extension?.restoreContext();
    await until(() => context?.isContextLost() === false);
    await sleep(300);
    const again = await isHit(viewer);
    const before = [...uncaught];
    // Cause an uncaught error, to check that `uncaught` collects such errors.
    void Promise.reject(new Error('control'));
    await sleep(50);
    return { first, lost, again, uncaught: before, control: uncaught.slice(before.length) };
  },
});

import { statement } from '../statement';

export default statement({
  says: "A disposed viewer doesn't draw, even after `requestRedraw()`.",
  is: { before: true, after: 0 },
  run: async ({ viewer, cad, drawn, loaded, sleep, messageOf, countDrawCalls }) => {
    viewer.fitCameraToModel(await cad, 0);
    await loaded();
    const count = countDrawCalls();
    await drawn();
    const before = count() > 0;
    viewer.dispose();
    const disposed = count();
    await messageOf(() => viewer.requestRedraw());
    await sleep(500);
    return { before, after: count() - disposed };
  },
});

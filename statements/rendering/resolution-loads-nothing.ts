import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Changing `maxRenderResolution` doesn't send requests.",
  is: { requests: 0, counted: true },
  expect: { '3.0.2': lacks('ResolutionOptions.maxRenderResolution'), '4.29.0': holds },
  run: async ({ viewer, cad, network, sleep, until, shown }) => {
    const model = await cad;
    await shown(model);
    await sleep(1000);
    const before = network.requests.length;
    viewer.setResolutionOptions({ maxRenderResolution: 400 });
    await until(() => viewer.canvas.width < 30);
    await sleep(500);
    const requests = network.requests.length - before;
    await model.getSubtreeTreeIndices(1);
    return { requests, counted: network.requests.length - before > requests };
  },
});

import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Changing `maxRenderResolution` doesn't send requests.",
  is: 0,
  expect: { '3.0.2': lacks('ResolutionOptions.maxRenderResolution'), '4.29.0': holds },
  run: async ({ viewer, cad, network, sleep, until, shown }) => {
    await shown(await cad);
    await sleep(1000);
    const before = network.requests.length;
    viewer.setResolutionOptions({ maxRenderResolution: 400 });
    await until(() => viewer.canvas.width < 30);
    await sleep(500);
    return network.requests.length - before;
  },
});

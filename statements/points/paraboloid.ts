import type { Tools } from '../kit/tools';
import { holds, instead, lacks, statement } from '../statement';

async function run({ drawn, shown, cloud, said, sleep }: Tools, change: () => Promise<unknown>) {
  const model = await cloud;
  await shown(model);
  const before = said.length;
  await change();
  await drawn();
  await sleep(300);
  return said.slice(before).some((text) => /shader/i.test(text));
}

export default statement({
  says: "Setting `pointShape` to `Paraboloid` doesn't log a shader error.",
  is: false,
  expect: {
    '3.0.2': lacks('PotreePointShape.Paraboloid'),
    '3.3.0': instead('Setting `pointShape` to `Paraboloid` logs a shader error.', true),
    '4.29.0': holds,
  },
  run: {
    '3.3.0': (tools) =>
      run(tools, async () => {
        (await tools.cloud).pointShape = tools.reveal.PotreePointShape.Paraboloid;
      }),
    '4.29.0': (tools) =>
      run(tools, async () => {
        (await tools.cloud).pointShape = tools.reveal.PointShape.Paraboloid;
      }),
  },
});

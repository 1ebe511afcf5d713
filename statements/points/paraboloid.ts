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
  says: 'Points in the shape of a paraboloid are drawn without an error of the shader.',
  is: false,
  expect: {
    '3.0.2': lacks,
    '3.3.0': instead('The shader of points in the shape of a paraboloid does not compile.', true),
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

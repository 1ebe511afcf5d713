import type { Tools } from '../kit/tools';
import { holds, instead, lacks, statement } from '../statement';

async function run(tools: Tools, change: () => Promise<unknown>) {
  const { drawn, shown, cloud, said, sleep, pixel } = tools;
  const model = await cloud;
  model.pointSize = 10;
  await shown(model);
  model.visible = false;
  await drawn();
  const background = (await pixel()).join();
  model.visible = true;
  await drawn();
  const drawnBefore = (await pixel()).join() !== background;
  const before = said.length;
  await change();
  await drawn();
  await sleep(300);
  return {
    drawnBefore,
    error: said.slice(before).some((text) => /shader/i.test(text)),
    isDrawn: (await pixel()).join() !== background,
  };
}

export default statement({
  says: 'Setting `pointShape` to `Paraboloid` draws the points without a shader error.',
  is: { drawnBefore: true, error: false, isDrawn: true },
  expect: {
    '3.0.2': lacks('PotreePointShape.Paraboloid'),
    '3.3.0': instead(
      'Setting `pointShape` to `Paraboloid` logs a shader error, and the points disappear.',
      {
        drawnBefore: true,
        error: true,
        isDrawn: false,
      },
    ),
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

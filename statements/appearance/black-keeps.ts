import { Color } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type Color3 = readonly [number, number, number];

async function run({ cad, drawn, pixel, shown }: Tools, paint: (color: Color3) => unknown) {
  await shown(await cad);
  const look = async () => {
    await drawn();
    return (await pixel()).join();
  };
  const own = await look();
  await paint([0, 0, 0]);
  const black = await look();
  await paint([255, 0, 255]);
  return { black: black === own, other: (await look()) === own };
}

export default statement({
  says: 'Setting `color` to black in the default appearance has no effect: parts keep their own color.',
  is: { black: true, other: false },
  run: {
    '3.0.2': (tools) =>
      run(tools, async ([red, green, blue]) =>
        (await tools.cad).setDefaultNodeAppearance({ color: [red, green, blue] }),
      ),
    '4.29.0': (tools) =>
      run(tools, async (color) => {
        const [red, green, blue] = color.map((value) => value / 255);
        (await tools.cad).setDefaultNodeAppearance({ color: new Color(red, green, blue) });
      }),
  },
});

import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type Color3 = readonly [number, number, number];
type Model = Awaited<Tools['cad']>;
type Appearance = Parameters<Model['setDefaultNodeAppearance']>[0];

async function run(
  { cad, drawn, loaded, pixel, shown }: Tools,
  colored: (color: Color3) => Appearance,
) {
  const model = await cad;
  await shown(model);
  await loaded();
  const look = async () => {
    // The viewer uploads styles to the GPU in small batches, so wait for several frames.
    for (let frame = 0; frame < 8; frame += 1) await drawn();
    return pixel();
  };
  const own = await look();
  const isOwn = async () => {
    const seen = await look();
    return seen.every((value, index) => Math.abs(value - (own[index] ?? NaN)) < 10);
  };
  const [black, other] = [colored([0, 0, 0]), colored([255, 0, 255])];
  const gray = colored([16, 16, 16]);
  const isOwnByDefault = (appearance: Appearance) => {
    model.setDefaultNodeAppearance(appearance);
    return isOwn();
  };
  const byDefault = [
    await isOwnByDefault(other),
    await isOwnByDefault(gray),
    await isOwnByDefault(black),
  ];
  const isOwnInStyle = async (appearance: Appearance) => {
    const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    model.assignStyledNodeCollection(nodes, appearance);
    const isSame = await isOwn();
    model.unassignStyledNodeCollection(nodes);
    return isSame;
  };
  const inStyle = [await isOwnInStyle(other), await isOwnInStyle(gray), await isOwnInStyle(black)];
  return { byDefault, inStyle };
}

export default statement({
  says: "Setting `color` to black in the default appearance or in a collection's style doesn't change the color of a part. Setting it to a very dark gray does.",
  is: { byDefault: [false, false, true], inStyle: [false, false, true] },
  run: {
    '3.0.2': (tools) =>
      run(tools, ([red, green, blue]) => ({ color: [red, green, blue] }) as never),
    '4.29.0': (tools) =>
      run(tools, (color) => {
        const [red, green, blue] = color;
        return { color: new Color(red / 255, green / 255, blue / 255) };
      }),
  },
});

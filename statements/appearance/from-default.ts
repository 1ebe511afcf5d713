import {
  DefaultNodeAppearance,
  NodeOutlineColor,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { Color } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type Appearance = Parameters<Awaited<Tools['cad']>['setDefaultNodeAppearance']>[0];

interface Colored {
  readonly magenta: Appearance;
  readonly green: Appearance;
}

async function run({ cad, shown, loaded, isHit, pixel }: Tools, colored: Colored) {
  const model = await cad;
  await shown(model);
  await loaded();
  const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
  const look = async () => {
    // `isHit()` waits until the viewer has uploaded the styles to the GPU.
    await isHit();
    return pixel();
  };
  const isClose = (a: readonly number[], b: readonly number[]) =>
    a.every((value, index) => Math.abs(value - (b[index] ?? NaN)) < 10);
  const lookWith = async (style: Appearance) => {
    model.assignStyledNodeCollection(nodes, style);
    const seen = await look();
    model.unassignStyledNodeCollection(nodes);
    return seen;
  };
  const own = await look();
  const outlineColor = NodeOutlineColor.White;
  const see = async (byDefault: Appearance, override: Appearance) => {
    model.setDefaultNodeAppearance(byDefault);
    const plain = await look();
    const outlined = await lookWith({ outlineColor });
    const overridden = await lookWith({ ...override, outlineColor });
    return {
      changed: !isClose(plain, own),
      kept: isClose(outlined, plain),
      overridden: !isClose(overridden, plain),
    };
  };
  return {
    hidden: await see(DefaultNodeAppearance.Hidden, { visible: true }),
    ghosted: await see(DefaultNodeAppearance.Ghosted, { renderGhosted: false }),
    colored: await see(colored.magenta, colored.green),
  };
}

export default statement({
  says: "A style with only `outlineColor` inherits `visible`, `renderGhosted`, and `color` from the model's default appearance: nodes stay hidden, ghosted, or colored.",
  is: {
    hidden: { changed: true, kept: true, overridden: true },
    ghosted: { changed: true, kept: true, overridden: true },
    colored: { changed: true, kept: true, overridden: true },
  },
  run: {
    '3.0.2': (tools) =>
      run(tools, { magenta: { color: [255, 0, 255] }, green: { color: [0, 255, 0] } } as never),
    '4.29.0': (tools) =>
      run(tools, { magenta: { color: new Color(1, 0, 1) }, green: { color: new Color(0, 1, 0) } }),
  },
});

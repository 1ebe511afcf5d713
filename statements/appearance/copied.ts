import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import type { Tools } from '../kit/tools';
import { adapted, holds, instead, statement } from '../statement';

type Model = Awaited<Tools['cad']>;
type Again = (model: Model, ...style: Parameters<Model['assignStyledNodeCollection']>) => void;

async function run({ cad, drawn, shown, isHit }: Tools, again: Again) {
  const model = await cad;
  await shown(model);
  const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
  const appearance = { visible: true };
  model.assignStyledNodeCollection(nodes, appearance);
  await drawn();
  appearance.visible = false;
  await drawn();
  const same = await isHit();
  again(model, nodes, appearance);
  await drawn();
  return { same, assigned: await isHit() };
}

const result = { same: true, assigned: false };

export default statement({
  says: 'If you set `visible` to false in an appearance object after you assign it, the nodes stay visible. Assigning the object again hides them.',
  is: result,
  expect: {
    '3.0.2': adapted(
      instead(
        'If you set `visible` to false in an appearance object after you assign it, the nodes stay visible. Passing the object to `updateStyledNodeCollection()` hides them.',
        result,
      ),
    ),
    '3.3.0': holds,
  },
  run: {
    '3.0.2': (tools) =>
      run(tools, (model, nodes, look) => model.updateStyledNodeCollection(nodes, look)),
    '3.3.0': (tools) =>
      run(tools, (model, nodes, look) => model.assignStyledNodeCollection(nodes, look)),
  },
});

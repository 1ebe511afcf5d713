import { TreeIndexNodeCollection } from '@cognite/reveal';
import type { Tools } from '../kit/tools';
import { adapted, holds, instead, statement } from '../statement';

type Model = Awaited<Tools['cad']>;
type Again = (model: Model, ...style: Parameters<Model['assignStyledNodeCollection']>) => void;

async function run({ cad }: Tools, again: Again) {
  const model = await cad;
  const [first, second] = [new TreeIndexNodeCollection([1]), new TreeIndexNodeCollection([2])];
  model.assignStyledNodeCollection(first, { renderInFront: true });
  model.assignStyledNodeCollection(second, { visible: false });
  again(model, first, { renderGhosted: true });
  return model.styledNodeCollections.map(({ appearance }) => ({ ...appearance }));
}

const appearances = [{ renderGhosted: true }, { visible: false }];

export default statement({
  says: 'If a collection is already assigned, `assignStyledNodeCollection()` replaces its appearance and keeps its position in `styledNodeCollections`.',
  is: appearances,
  expect: {
    '3.0.2': adapted(
      instead(
        '`updateStyledNodeCollection()` replaces the appearance of an assigned collection and keeps its position in `styledNodeCollections`.',
        appearances,
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

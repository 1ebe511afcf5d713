import { TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`assignStyledNodeCollection()` with an already assigned collection replaces its appearance and keeps its position in `styledNodeCollections`.',
  is: [{ renderGhosted: true }, { visible: false }],
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ cad }) => {
    const model = await cad;
    const [first, second] = [new TreeIndexNodeCollection([1]), new TreeIndexNodeCollection([2])];
    model.assignStyledNodeCollection(first, { renderInFront: true });
    model.assignStyledNodeCollection(second, { visible: false });
    model.assignStyledNodeCollection(first, { renderGhosted: true });
    return model.styledNodeCollections.map(({ appearance }) => ({ ...appearance }));
  },
});

import { TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`TreeIndexNodeCollection.getAreas()` throws if you haven't added areas, unless the collection is empty.",
  is: { empty: false, filled: true },
  expect: { '3.0.2': lacks('TreeIndexNodeCollection.getAreas'), '3.3.0': holds },
  run: async ({ messageOf }) => ({
    empty: (await messageOf(() => new TreeIndexNodeCollection([]).getAreas())) !== null,
    filled: (await messageOf(() => new TreeIndexNodeCollection([1]).getAreas())) !== null,
  }),
});

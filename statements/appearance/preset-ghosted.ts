import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Ghosted` sets only `visible` and `renderGhosted`, both to true.',
  is: { visible: true, renderGhosted: true },
  run: () => ({ ...DefaultNodeAppearance.Ghosted }),
});

import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Ghosted` only sets `visible` and `renderGhosted` to true.',
  is: { visible: true, renderGhosted: true },
  run: () => ({ ...DefaultNodeAppearance.Ghosted }),
});

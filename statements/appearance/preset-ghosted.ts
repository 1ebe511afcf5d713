import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Ghosted` says that nodes are visible and ghosted, and nothing else.',
  is: { visible: true, renderGhosted: true },
  run: () => ({ ...DefaultNodeAppearance.Ghosted }),
});

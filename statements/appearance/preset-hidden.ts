import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Hidden` says that nodes are not visible, and nothing else.',
  is: { visible: false },
  run: () => ({ ...DefaultNodeAppearance.Hidden }),
});

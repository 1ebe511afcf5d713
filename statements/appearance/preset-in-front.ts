import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.InFront` says that nodes are visible and in front, and nothing else.',
  is: { visible: true, renderInFront: true },
  run: () => ({ ...DefaultNodeAppearance.InFront }),
});

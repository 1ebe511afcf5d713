import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Outlined` says that nodes are visible with a white outline, and nothing else.',
  is: { visible: true, outlineColor: 1 },
  run: () => ({ ...DefaultNodeAppearance.Outlined }),
});

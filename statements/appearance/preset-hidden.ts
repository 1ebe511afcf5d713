import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Hidden` only sets `visible` to false.',
  is: { visible: false },
  run: () => ({ ...DefaultNodeAppearance.Hidden }),
});

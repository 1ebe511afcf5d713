import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Hidden` sets only `visible`, to false.',
  is: { visible: false },
  run: () => ({ ...DefaultNodeAppearance.Hidden }),
});

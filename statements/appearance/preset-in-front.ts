import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.InFront` only sets `visible` and `renderInFront` to true.',
  is: { visible: true, renderInFront: true },
  run: () => ({ ...DefaultNodeAppearance.InFront }),
});

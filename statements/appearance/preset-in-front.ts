import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.InFront` sets only `visible` and `renderInFront`, both to true.',
  is: { visible: true, renderInFront: true },
  run: () => ({ ...DefaultNodeAppearance.InFront }),
});

import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Outlined` sets only `visible`, to true, and `outlineColor`, to white.',
  is: { visible: true, outlineColor: 1 },
  run: () => ({ ...DefaultNodeAppearance.Outlined }),
});

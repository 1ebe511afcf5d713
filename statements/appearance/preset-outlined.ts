import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Outlined` only sets `visible` to true and `outlineColor` to white.',
  is: { visible: true, outlineColor: 1 },
  run: () => ({ ...DefaultNodeAppearance.Outlined }),
});

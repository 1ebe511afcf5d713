import { DefaultNodeAppearance } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Default` makes nodes visible and turns off ghosting, `renderInFront`, outlines, and loading priority.',
  is: [true, false, false, 0, 0],
  run: () => {
    const appearance: Record<string, unknown> = { ...DefaultNodeAppearance.Default };
    const names = [
      'visible',
      'renderGhosted',
      'renderInFront',
      'outlineColor',
      'prioritizedForLoadingHint',
    ];
    return names.map((name) => appearance[name]);
  },
});

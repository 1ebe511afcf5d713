import { DefaultNodeAppearance } from '@cognite/reveal';
import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Highlighted` sets `visible` and `renderInFront` to true, `renderGhosted` to false, and `outlineColor` to white. It also sets a `color`.',
  is: { visible: true, renderInFront: true, renderGhosted: false, outlineColor: 1 },
  expect: {
    '3.0.2': adapted(
      instead(
        '`DefaultNodeAppearance.Highlighted` sets `visible` and `renderInFront` to true, and `outlineColor` to white. It also sets a `color`, but not `renderGhosted`.',
        { visible: true, renderInFront: true, outlineColor: 1 },
      ),
    ),
    '3.3.0': holds,
  },
  run: () => {
    const { color, ...rest } = DefaultNodeAppearance.Highlighted;
    return color === undefined ? null : rest;
  },
});

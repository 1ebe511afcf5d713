import { DefaultNodeAppearance } from '@cognite/reveal';
import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`DefaultNodeAppearance.Highlighted` shows nodes in front, with a color and a white outline, and sets `renderGhosted` to false.',
  is: { visible: true, renderInFront: true, renderGhosted: false, outlineColor: 1 },
  expect: {
    '3.0.2': adapted(
      instead(
        "`DefaultNodeAppearance.Highlighted` shows nodes in front, with a color and a white outline, and doesn't set `renderGhosted`.",
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

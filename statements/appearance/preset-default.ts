import { DefaultNodeAppearance, NodeOutlineColor } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`DefaultNodeAppearance.Default` sets `visible` to true, `renderGhosted` and `renderInFront` to false, `outlineColor` to `NoOutline`, `prioritizedForLoadingHint` to 0, and `color` to black. It's the default appearance of a new CAD model.",
  is: { preset: [true, false, false, 'NoOutline', 0], color: [0, 0, 0], ofModel: true },
  run: async ({ cad }) => {
    const appearance: Record<string, unknown> = { ...DefaultNodeAppearance.Default };
    const { visible, renderGhosted, renderInFront, outlineColor, prioritizedForLoadingHint } =
      appearance;
    // An array of three numbers before SDK 4.0, and a three.js `Color` in later releases.
    const { color } = appearance as { color?: number[] | { toArray(): number[] } };
    const rgb = Array.isArray(color) ? color : color?.toArray();
    const outline = NodeOutlineColor[outlineColor as NodeOutlineColor];
    return {
      preset: [visible, renderGhosted, renderInFront, outline, prioritizedForLoadingHint],
      color: rgb ?? null,
      ofModel: (await cad).getDefaultNodeAppearance() === DefaultNodeAppearance.Default,
    };
  },
});

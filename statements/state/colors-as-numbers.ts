import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`getViewState()` returns the color of a style as an array of three numbers from 0 to 255.',
  is: [255, 128, 0],
  run: {
    '3.0.2': async ({ viewer, cad }) => {
      const model = await cad;
      model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { color: [255, 128, 0] });
      return viewer.getViewState().models?.[0]?.styledSets[0]?.appearance.color;
    },
    '4.29.0': async ({ viewer, cad, three }) => {
      const model = await cad;
      const color = new three.Color().setRGB(1, 128 / 255, 0);
      model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { color });
      return viewer.getViewState().models?.[0]?.styledSets[0]?.appearance.color;
    },
  },
});

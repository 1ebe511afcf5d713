import { AnnotationIdPointCloudObjectCollection, PointColorType } from '@cognite/reveal';
import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

const outcome = { darker: true, byColor: true, byPoint: true };

export default statement({
  says: "Points are darker with the color `#d97706` than with the same color after `convertLinearToSRGB()`, both in the default appearance and in a style. The resulting color also depends on the points' own colors.",
  is: { byDefault: outcome, style: outcome },
  expect: { '3.0.2': lacks('PointCloudAppearance.color'), '4.29.0': holds },
  run: async ({ cloud, shown, drawn, pixel, sleep }) => {
    const model = await cloud;
    model.pointSize = 10;
    const ids = model.stylableObjects.map(({ annotationId }) => annotationId);
    const collection = new AnnotationIdPointCloudObjectCollection(ids);
    // Hide all points that don't belong to an object, so that the style applies to the point in the middle.
    model.setDefaultPointCloudAppearance({ visible: false });
    model.assignStyledObjectCollection(collection, { visible: true });
    await shown(model);
    await sleep(1000);
    const look = async (paint: (color: Color) => void, color: Color) => {
      paint(color);
      await sleep(300);
      await drawn();
      return pixel();
    };
    const sum = (color: readonly number[]) => color.reduce((total, value) => total + value, 0);
    const see = async (paint: (color: Color) => void) => {
      const own = await look(paint, new Color(0, 0, 0));
      const written = await look(paint, new Color('#d97706'));
      const converted = await look(paint, new Color('#d97706').convertLinearToSRGB());
      // Change the points' own colors, but not the color in their appearance.
      model.pointColorType = PointColorType.Height;
      const byHeight = await look(paint, new Color('#d97706').convertLinearToSRGB());
      model.pointColorType = PointColorType.Rgb;
      paint(new Color(0, 0, 0));
      return {
        darker: sum(written) < sum(converted),
        byColor: converted.join() !== own.join(),
        byPoint: converted.join() !== byHeight.join(),
      };
    };
    const style = await see((color) => model.assignStyledObjectCollection(collection, { color }));
    model.unassignStyledObjectCollection(collection);
    return {
      byDefault: await see((color) => model.setDefaultPointCloudAppearance({ color })),
      style,
    };
  },
});

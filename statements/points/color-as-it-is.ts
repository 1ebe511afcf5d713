import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The default color of a point cloud, such as `new Color('#d97706')`, appears darker if you omit `convertLinearToSRGB()`. The viewer blends it with the color of each point.",
  is: { darker: true, mixed: true },
  expect: { '3.0.2': lacks('PointCloudAppearance.color'), '4.29.0': holds },
  run: async ({ cloud, shown, drawn, pixel, sleep }) => {
    const model = await cloud;
    model.pointSize = 10;
    await shown(model);
    const look = async (color: Color) => {
      model.setDefaultPointCloudAppearance({ color });
      await sleep(300);
      await drawn();
      return pixel();
    };
    const sum = (color: readonly number[]) => color.reduce((total, value) => total + value, 0);
    const own = await look(new Color(0, 0, 0));
    const written = await look(new Color('#d97706'));
    const converted = await look(new Color('#d97706').convertLinearToSRGB());
    const plain = new Color('#d97706').toArray().map((value) => Math.round(value * 255));
    return {
      darker: sum(written) < sum(converted),
      mixed: written.join() !== plain.join() && written.join() !== own.join(),
    };
  },
});

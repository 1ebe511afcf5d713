import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "As the `color` of a CAD model, `new Color('#d97706')` appears darker than `new Color('#d97706').convertLinearToSRGB()`. A color created from the sRGB components divided by 255 looks like the converted color.",
  is: { numbers: true, darker: true },
  expect: { '3.0.2': lacks('NodeAppearance.color', 'Color'), '4.29.0': holds },
  run: async ({ cad, drawn, pixel, shown }) => {
    const model = await cad;
    await shown(model);
    const look = async (color: Color) => {
      model.setDefaultNodeAppearance({ color });
      await drawn();
      return pixel();
    };
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const written = await look(new Color('#d97706'));
    const converted = await look(new Color('#d97706').convertLinearToSRGB());
    const numbers = await look(new Color(217 / 255, 119 / 255, 6 / 255));
    const isNear = converted.every((value, index) => Math.abs(value - (numbers[index] ?? 0)) < 3);
    return { numbers: isNear, darker: sum(written) < sum(converted) - 20 };
  },
});

import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Black as the color of an appearance leaves parts their own color.',
  is: { black: true, other: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cad, drawn, pixel, shown }) => {
    const model = await cad;
    await shown(model);
    const look = async () => {
      await drawn();
      return (await pixel()).join();
    };
    const own = await look();
    model.setDefaultNodeAppearance({ color: new Color(0, 0, 0) });
    const black = await look();
    model.setDefaultNodeAppearance({ color: new Color(1, 0, 1) });
    return { black: black === own, other: (await look()) === own };
  },
});

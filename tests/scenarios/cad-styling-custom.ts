import type { DemoNode } from '../../src/demo/manifest';
import { demoNode } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario, type Stage } from './scenario';

function tonsOf({ properties }: DemoNode): number {
  return Number(properties.Weight?.['Dry weight kg']) / 1000;
}

/** Names of the equipment that is red in the picture, out of `names`. */
async function redOnes(stage: Stage, names: readonly string[]): Promise<string[]> {
  const red: string[] = [];
  for (const name of names) {
    const place = await stage.placeOf(demoNode(name));
    const picture = await stage.picture();
    if (isSameTone(picture.colorAt(place), rgbOf('#d62718'), 0.3)) red.push(name);
  }
  return red;
}

/** Equipment that weighs more than the limit is red, as the data say, whatever the limit. */
export default defineScenario({
  async run(stage) {
    const names = ['T-101', 'S-101', 'C-201', 'C-202', 'CT-401'];
    for (const limit of [20, 30, 15]) {
      await stage.control('more than (t)').set(limit);
      const heavy = names.filter((name) => tonsOf(demoNode(name)) > limit);
      check(heavy.length > 0, `something weighs more than ${limit} t`);
      await stage.until(`what weighs more than ${limit} t is red`, async () => {
        const red = await redOnes(stage, names);
        return red.join() === heavy.join();
      });
    }
  },
});

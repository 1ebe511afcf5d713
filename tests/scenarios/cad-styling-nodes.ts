import { demoNode, isInside } from './demo';
import { check, defineScenario } from './scenario';

const red = '#d62718';
const blue = '#2f6fed';

/** Valves are red, a column is blue, and each set of nodes takes another look when told. */
export default defineScenario({
  async run(stage) {
    const column = demoNode('C-201');
    const place = await stage.placeOf(column);
    const first = await stage.picture();
    // Not the very pixel: outlines and pipes cross it.
    const around = { x: place[0] - 10, y: place[1] - 10, width: 21, height: 21 };
    check(first.shareOf(blue, around) > 0.1, 'the column is blue');
    const valves = first.shareOf(red);
    check(valves > 0.0004, `red valves take ${valves} of the picture`);

    await stage.control('Column C-201').set('hidden');
    await stage.until('the column is hidden', async () => {
      const hit = await stage.pick(place);
      return hit?.treeIndex === undefined || !isInside(column, hit.treeIndex);
    });

    await stage.control('Valves').set('as modeled');
    await stage.until('valves have their own color again', async () => {
      const picture = await stage.picture();
      return picture.shareOf(red) < valves / 4;
    });

    const before = await stage.picture();
    await stage.control('Structure').set('red');
    await stage.until('the structure is red', async () => {
      const picture = await stage.picture();
      return picture.shareOf(red) > before.shareOf(red) + 0.005;
    });
  },
});

import { demoNode } from './demo';
import type { Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';

/** What the panel says after a click, once it says `start`. */
async function clickFor(stage: Stage, place: Pixel, start: string): Promise<string> {
  return stage.until(`a click says "${start}"`, async () => {
    // Again, if need be: on a busy machine the SDK takes a click that lasts too long for a drag.
    await stage.click(place);
    await stage.redraw();
    const text = await stage.text();
    return text.includes(start) && text;
  });
}

/** A click says what was hit and colors it; a click on nothing says so. */
export default defineScenario({
  async pose(stage) {
    await clickFor(stage, await stage.placeOf(demoNode('R-201')), 'R-201: ');
  },
  async run(stage) {
    for (const name of ['R-202', 'H-201']) {
      const equipment = demoNode(name);
      const place = await stage.placeOf(equipment);
      const panel = await clickFor(
        stage,
        place,
        `${name}: ${equipment.properties.General?.Type}\n`,
      );
      check(panel.includes(`20 Process › Reaction › ${name}`), 'the panel says where it belongs');
      // The part may be as thin as a band around a vessel.
      const around = { x: place[0] - 3, y: place[1] - 3, width: 7, height: 7 };
      await stage.until('the part is red', async () => {
        return (await stage.picture()).shareOf('#d62718', around) > 0.1;
      });
    }
    // The sky: the picture's upper edge.
    await clickFor(stage, [400, 4], 'Nothing there');
  },
});

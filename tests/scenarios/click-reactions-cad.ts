import { demoNode, demoNodes } from './demo';
import type { Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';

async function clickFor(stage: Stage, place: Pixel, start: string): Promise<string> {
  await stage.click(place);
  return stage.until(`a click says "${start}"`, async () => {
    const text = await stage.text();
    return text.includes(start) && text;
  });
}

/** Tests that a click on a part describes and colors the part, and that a click on empty space removes the colors. */
export default defineScenario({
  async pose(stage) {
    await clickFor(stage, await stage.placeOf(demoNode('R-201')), 'R-201: ');
  },
  async run(stage) {
    // The program's blue as it appears in the picture, with lighting.
    const blueShare = async () => (await stage.picture()).shareOf('#8fb4ff');
    const chosen = await blueShare();
    // The sky is at the upper edge of the picture.
    await clickFor(stage, [400, 4], 'Nothing there');
    const none = await blueShare();
    check(chosen > none + 0.01, `equipment was blue: ${chosen} of the picture, then ${none}`);

    for (const name of ['R-202', 'H-201']) {
      const equipment = demoNode(name);
      const place = await stage.placeOf(equipment);
      const panel = await clickFor(
        stage,
        place,
        `${name}: ${equipment.properties.General?.Type}\n`,
      );
      check(panel.includes(`20 Process › Reaction › ${name}`), 'the panel says where it belongs');
      const hit = await stage.pick(place);
      const leaf = demoNodes()[hit?.treeIndex ?? -1];
      check(hit !== undefined && leaf !== undefined, 'a part is there');
      check(leaf.subtreeSize === 1, `"${leaf.name}" is a leaf of the tree`);
      check(panel.includes(` › ${leaf.name}\n`), `the path ends with the part, "${leaf.name}"`);
      const said = /(-?[\d.]+) m above the ground, ([\d.]+) m away/.exec(panel);
      const { position } = await stage.camera();
      const away = Math.hypot(...position.map((value, axis) => value - (hit.point[axis] ?? 0)));
      check(
        Math.abs(Number(said?.[1]) - hit.point[1]) < 0.2 &&
          Math.abs(Number(said?.[2]) - away) < 0.2,
        `it says "${said?.[0]}", of a point ${hit.point[1]} m high and ${away} m away`,
      );
      // Only check a few pixels, because the part can be as thin as a band around a vessel.
      const around = { x: place[0] - 3, y: place[1] - 3, width: 7, height: 7 };
      await stage.until('the part is red', async () => {
        return (await stage.picture()).shareOf('#d62718', around) > 0.1;
      });
      const share = await blueShare();
      check(share > none + 0.01, `${name} is blue: ${share} of the picture, ${none} before`);
    }
  },
});

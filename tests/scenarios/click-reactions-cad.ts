import { demoNode } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario } from './scenario';

/** A click says what was hit and colors it; a click on nothing says so. */
export default defineScenario({
  async pose(stage) {
    const place = await stage.placeOf(demoNode('R-201'));
    await stage.click(place);
    await stage.until('the reactor is named', async () => (await stage.text()).includes('R-201'));
  },
  async run(stage) {
    for (const name of ['R-202', 'H-201']) {
      const equipment = demoNode(name);
      const place = await stage.placeOf(equipment);
      await stage.click(place);
      const panel = await stage.until(`${name} is named`, async () => {
        const text = await stage.overlay('p').innerText();
        return text.startsWith(`${name}: `) && text;
      });
      const type = equipment.properties.General?.Type ?? '';
      check(panel.startsWith(`${name}: ${type}\n`), `the panel says that ${name} is a ${type}`);
      check(panel.includes(`20 Process › Reaction › ${name}`), 'the panel says where it belongs');
      await stage.until('the part is red', async () =>
        isSameTone((await stage.picture()).colorAt(place), rgbOf('#d62718'), 0.2),
      );
    }
    // The sky: the picture's upper edge.
    await stage.click([200, 4]);
    await stage.until('nothing is hit', async () =>
      (await stage.overlay('p').innerText()).startsWith('Nothing'),
    );
  },
});

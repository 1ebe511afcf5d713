import { demoNode } from './demo';
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
      // The part may be as thin as a band around a vessel.
      const around = { x: place[0] - 3, y: place[1] - 3, width: 7, height: 7 };
      await stage.until('the part is red', async () => {
        return (await stage.picture()).shareOf('#d62718', around) > 0.1;
      });
    }
    // The sky: the picture's upper edge.
    await stage.click([200, 4]);
    await stage.until('nothing is hit', async () =>
      (await stage.overlay('p').innerText()).startsWith('Nothing'),
    );
  },
});

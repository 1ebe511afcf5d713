import { demoNode, demoNodes, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

/** The program's blue, as it appears on the screen. */
const blue = '#2f6fed';
const tags = ['C-201', 'E-201', 'V-201', 'H-201', 'R-201', 'P-203A'];

function selectedRows(stage: Stage): Promise<string> {
  return stage.overlay('[aria-pressed=true]').allInnerTexts().then(String);
}

async function selects(stage: Stage, tag: string): Promise<void> {
  await stage.until(`${tag} is the selected row`, async () => (await selectedRows(stage)) === tag);
}

/** Returns the distance between the middle of a part and the middle of the view, in pixels. */
async function offCenter(stage: Stage, tag: string): Promise<number> {
  const [x, y] = (await stage.pixelOf(middleOf(demoNode(tag)))) ?? [Infinity, Infinity];
  return Math.hypot(x - 320, y - 180);
}

/**
 * Tests that selecting a row colors the part and moves the camera there, and that a click on a part selects its row.
 */
export default defineScenario({
  async pose(stage) {
    await stage.button('R-201').press();
    await selects(stage, 'R-201');
    await stage.still();
  },
  async run(stage) {
    const blueShare = async () => (await stage.picture()).shareOf(blue);
    check((await blueShare()) > 0.02, 'the reactor is blue');
    check((await offCenter(stage, 'R-201')) < 2, 'the reactor is in the middle of the view');

    const table = await stage.overlay('table').innerText();
    check(/P-299, not in 3D\s+Pump/.test(table), 'a row says that it has no part');
    check(
      demoNodes().every(({ name }) => name !== 'P-299'),
      'the model has no such part',
    );

    await stage.button('C-201').key('Enter');
    await selects(stage, 'C-201');
    for (const tag of ['E-201', 'V-201', 'H-201']) {
      await stage.press('Tab');
      await stage.button(tag).key('Enter');
      await selects(stage, tag);
      await stage.until(`${tag} is in the middle`, async () => (await offCenter(stage, tag)) < 2);
    }
    check((await blueShare()) > 0.02, 'the heater is blue');

    // A pump's motor belongs to the pump, but it has its own row.
    await stage.button('P-203A').press();
    await stage.still();
    const pump = demoNode('P-203A');
    const [motor, pumpEnd] = ['Motor', 'Pump end'].map((name) => {
      return demoNodes()
        .slice(pump.treeIndex, pump.treeIndex + pump.subtreeSize)
        .find((node) => node.name === name);
    });
    check(motor !== undefined && pumpEnd !== undefined, 'the pump has both');
    const whole = await blueShare();
    await stage.click(await stage.placeOf(motor));
    await selects(stage, 'M-P-203A');
    const part = await blueShare();
    check(part > 0.001 && part < whole * 0.8, `the motor alone is blue: ${part} of ${whole}`);
    await stage.click(await stage.placeOf(pumpEnd));
    await selects(stage, 'P-203A');
    check((await blueShare()) > part * 1.5, 'the whole pump is blue');
    await stage.button('M-P-203A').press();
    await selects(stage, 'M-P-203A');

    // The sky is at the upper edge of the picture.
    await stage.click([600, 4]);
    await stage.until('nothing is selected', async () => (await selectedRows(stage)) === '');
    check((await stage.text()).includes('No row belongs to that place'), 'the panel says so');
    check((await blueShare()) < 0.001, 'nothing is blue');

    for (const tag of tags) {
      await stage.button(tag).press();
      await selects(stage, tag);
    }
    await stage.button('R-201').press();
    await stage.still();
  },
});

import { demoNode } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario, type Stage } from './scenario';

async function readLink(stage: Stage): Promise<{ camera: number[]; part: string | null }> {
  const link = await stage.control('Link').value();
  check(/^#view=[-\d.]+(_[-\d.]+){5}(&|$)/.test(link), `the field has a link: "${link}"`);
  const parameters = new URLSearchParams(link.slice(1));
  return {
    camera: parameters.get('view')?.split('_').map(Number) ?? [],
    part: parameters.get('part'),
  };
}

/**
 * Returns whether the camera has the expected coordinates. Links round coordinates to 0.1 m, so the tolerance is
 * slightly larger than the rounding error of 0.05 m.
 */
async function isCameraAt(stage: Stage, expected: readonly number[]): Promise<boolean> {
  const { position, target } = await stage.camera();
  return [...position, ...target].every(
    (value, index) => Math.abs(value - (expected[index] ?? NaN)) < 0.06,
  );
}

async function isRed(stage: Stage, name: string): Promise<boolean> {
  const place = await stage.placeOf(demoNode(name));
  return isSameTone((await stage.picture()).colorAt(place), rgbOf('#d62718'), 0.2);
}

async function open(stage: Stage, link: string, says: string): Promise<void> {
  // The program writes the current link into the field when the camera stops.
  await stage.still();
  await stage.control('Link').set(link);
  await stage.control('Open link').press();
  await stage.until(`"${link}" gives "${says}"`, async () => (await stage.text()).includes(says));
}

/**
 * Tests that the link follows the camera and the selection, that opening it restores both, and that invalid links are
 * reported.
 */
export default defineScenario({
  async run(stage) {
    await stage.still();
    const first = await readLink(stage);
    check(first.part === 'R-201', 'the first link names R-201');
    check(await isCameraAt(stage, first.camera), 'the camera is where the first link says');
    check(await isRed(stage, 'R-201'), 'R-201 is red');
    check(!(await isRed(stage, 'R-202')), 'R-202 is not');

    await stage.drag([200, 250], [290, 240]);
    await stage.still();
    check(!(await isCameraAt(stage, first.camera)), 'the drag moved the camera');
    await stage.until('the link follows the camera', async () => {
      const { camera, part } = await readLink(stage);
      return part === 'R-201' && (await isCameraAt(stage, camera));
    });

    await stage.click(await stage.placeOf(demoNode('R-202')));
    await stage.until('a click selects R-202 and puts it into the link', async () => {
      const { part } = await readLink(stage);
      return part === 'R-202' && (await stage.text()).includes('R-202 is selected.');
    });
    check(await isRed(stage, 'R-202'), 'R-202 is red now');

    const link = `https://plant.example/3d?site=2#view=${first.camera.join('_')}&part=R-201`;
    await open(stage, link, 'R-201 is selected.');
    check(await isCameraAt(stage, first.camera), 'the camera is back at once');
    check(await isRed(stage, 'R-201'), 'R-201 is red again');
    check(!(await isRed(stage, 'R-202')), 'R-202 has lost its red');

    await open(stage, '#view=1_2_3', 'This link cannot be opened');
    check(await isCameraAt(stage, first.camera), 'a bad link leaves the camera alone');
    check(await isRed(stage, 'R-201'), 'and the selection');
  },
  async details(stage) {
    const { position, target } = await stage.camera();
    const view = [...position, ...target].map((value) => value.toFixed(1)).join('_');
    const link = `#view=${view}&part=R-201`;
    const reasons = {
      '': 'its view is not six numbers',
      'https://plant.example/3d': 'its view is not six numbers',
      '#view=1_2_3&part=R-202': 'its view is not six numbers',
      '#view=1_2_3_4_5_NaN': 'its view is not six numbers',
      '#view=1_2_3_4_5_1e9': 'its view is not six numbers',
      '#view=_____': 'its view is not six numbers',
      '#view=0_0_0_0_0_0': 'its camera stands on its target',
      [`#view=90_9_9_0_0_0&part=${'R'.repeat(50)}`]: 'the name of its part is too long',
    };
    for (const [bad, reason] of Object.entries(reasons)) {
      await open(stage, bad, `This link cannot be opened: ${reason}.`);
      // Open a valid link in between, so that the next error message can't be mistaken for the previous one.
      await open(stage, link, 'R-201 is selected.');
    }
    await open(stage, '#view=40_20_20_15_5_-13&part=R-999', 'This model has no part R-999.');
    check(await isCameraAt(stage, [40, 20, 20, 15, 5, -13]), 'the camera is where the link says');
    check(!(await isRed(stage, 'R-201')), 'nothing is selected');
    await open(stage, '#view=40_20_20_15_5_-13', 'No part is selected.');
    check((await readLink(stage)).part === null, 'the link names no part');

    // Line numbers can contain a quotation mark, which a link must preserve.
    await open(stage, '#view=40_20_20_15_5_-13&part=8%22-P-1024-A1', '8"-P-1024-A1 is selected.');
    check((await readLink(stage)).part === '8"-P-1024-A1', 'the link names the line');
    // The sky is at the upper edge of the picture.
    await stage.click([200, 4]);
    await stage.until('a click on nothing selects nothing', async () =>
      (await stage.text()).includes('No part is selected.'),
    );
    check((await readLink(stage)).part === null, 'and leaves no part in the link');
  },
});

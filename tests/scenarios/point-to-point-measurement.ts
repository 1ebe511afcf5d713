import { demoNodes, toViewer } from './demo';
import type { Pixel, Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

const flangeIndex = 25;
/**
 * Distance from the middle of the flange to the left and right points, in meters. The bolts of the flange are farther
 * out.
 */
const reach = 0.15;
/**
 * Distance by which the points are below the middle of the flange, in meters. If it were smaller, the label between
 * them would be combined with the label of the program's own measurement in the middle.
 */
const below = 0.25;
/** Direction along the face of the flange, in CDF coordinates. The face points southeast. */
const along = [0.81, 0.59] as const;
/** Half of the flange's thickness, as offsets to the east and south, in meters. */
const half = [0.018, 0.024] as const;

/** A larger distance to the left and right points, in meters, at which the label doesn't cover the line. */
const farReach = 0.28;
const farBelow = 0.1;
/** The area to check. It excludes the panel, which shows the same blue. */
const region = { x: 0, y: 0, width: 376, height: 360 };
const isBlue = ([red, , blue]: Rgb) => blue > red + 60;

async function twoPoints(stage: Stage, isFar = false): Promise<[Pixel, Pixel]> {
  const [side, down] = isFar ? [farReach, farBelow] : [reach, below];
  const flange = demoNodes()[flangeIndex];
  check(flange?.properties.General?.Type === 'Blind flange', 'the plant still has that flange');
  const { min, max } = flange.boundingBox;
  const [x = 0, y = 0, z = 0] = min.map((value, axis) => (value + (max[axis] ?? 0)) / 2);
  const pixelAt = async (to: number): Promise<Pixel> => {
    const point = [x + half[0] + to * along[0], y - half[1] + to * along[1], z - down];
    const pixel = await stage.pixelOf(toViewer(point));
    check(pixel !== undefined, 'the flange is in view');
    return [Math.round(pixel[0]), Math.round(pixel[1])];
  };
  return [await pixelAt(-side), await pixelAt(side)];
}

async function measure(stage: Stage, isFar = false): Promise<void> {
  const [from, to] = await twoPoints(stage, isFar);
  await stage.click(from);
  await stage.click(to);
}

/** Returns the lengths that the labels show, in millimeters. */
async function lengths(stage: Stage): Promise<number[]> {
  const texts = (await stage.text()).matchAll(/(\d+) mm/g);
  return Array.from(texts, ([, value]) => Number(value));
}

/**
 * Tests that two clicks measure the flange in the selected unit, color, and width, and that Escape cancels a line. If
 * the version supports it, also tests the measurement that the program's code adds without clicks.
 */
export default defineScenario({
  async pose(stage) {
    await measure(stage);
    await stage.until('the clicked distance is shown', async () =>
      (await lengths(stage)).some((length) => Math.abs(length - 2000 * reach) < 15),
    );
  },
  async run(stage) {
    // The flange is 750 mm high.
    if (stage.offers('CogniteCadModel')) {
      check((await lengths(stage)).includes(750), 'code has measured the whole flange');
    }
    check(
      (await stage.logs()).some((text) => /^Measured 0\.(29|30)/.test(text)),
      'the program was told',
    );

    await stage.control('Remove all').press();
    await stage.until('no label is left', async () => !/\d mm?\b/.test(await stage.text()));
    const blueShare = async () => (await stage.picture()).share(isBlue, region);
    const bare = await blueShare();
    await stage.control('Unit of new labels').set('Meters');
    await stage.control('Color of new lines').set('#2050ff');
    const [start, end] = await twoPoints(stage, true);
    await stage.click(start);
    await stage.until('a line follows the pointer', async () => {
      await stage.move([(start[0] + end[0]) / 2, end[1]]);
      const half = (await blueShare()) - bare;
      await stage.move(end);
      return half > 0.0001 && (await blueShare()) - bare > 1.5 * half;
    });
    await stage.click(end);
    await stage.until('a label in meters', async () => {
      // The viewer updates the positions of labels when it renders.
      await stage.redraw();
      return /0\.5[56]\d m/.test(await stage.text());
    });
    const thin = (await blueShare()) - bare;
    check(thin > 0.0005, `a new line has the new color: ${thin} of the picture`);

    await stage.control('Remove all').press();
    await stage.until('the line is gone, too', async () => (await blueShare()) - bare < thin / 4);
    await stage.control('Width of new lines').set(0.03);
    await measure(stage, true);
    await stage.until(
      `a line of three times the width, where ${thin} of the picture was blue`,
      async () => (await blueShare()) - bare > 2 * thin,
    );

    await stage.control('Remove all').press();
    const lines = (await stage.logs()).filter((text) => text.startsWith('Measured')).length;
    const [from, to] = await twoPoints(stage, true);
    await stage.click(from);
    // In release 4 and later, the tool handles a click only once the double-click interval has passed.
    await stage.until('a line is begun', async () => {
      await stage.move(to);
      return (await blueShare()) - bare > thin / 2;
    });
    await stage.press('Escape');
    await stage.until('Escape gives it up', async () => (await blueShare()) - bare < thin / 4);
    await stage.click(to);
    await stage.still();
    check(
      (await stage.logs()).filter((text) => text.startsWith('Measured')).length === lines,
      'the next click ends no line',
    );
    await stage.press('Escape');
    await stage.control('Measure by clicking').set(false);
    await measure(stage);
    await stage.still();
    check(!/\d mm?\b/.test(await stage.text()), 'clicks no longer measure');
  },
});

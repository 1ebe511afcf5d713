import { demoNode, demoNodes, isInside } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario, type Stage } from './scenario';

/** Systems whose colors are checked in the whole picture, not only at one point. */
const others: Readonly<Record<string, string>> = {
  'SYS-DISTILLATION': '#2f6fed',
  'SYS-HEAT-EXCHANGE': '#1f9d55',
  'SYS-PROCESS-PUMPS': '#f0a202',
  'SYS-COMPRESSION': '#8e44ad',
};

/** Releases in which `DefaultNodeAppearance.Default` doesn't override the model's default appearance. */
const defaultWinsIn = ['3.3.0', '3.0.2'];
const gray = '#d6d9de';
const equipment = demoNodes().filter(({ properties }) => properties.PDMS?.Type === 'EQUI');

async function countOthers(stage: Stage): Promise<{ all: number; gray: number }> {
  const picture = await stage.picture();
  const count = { all: 0, gray: 0 };
  for (const x of [60, 140, 220, 300, 380]) {
    for (const y of [150, 200, 250, 300]) {
      const { treeIndex = -1 } = (await stage.pick([x, y])) ?? {};
      if (treeIndex < 0 || equipment.some((node) => isInside(node, treeIndex))) continue;
      count.all += 1;
      if (isSameTone(picture.colorAt([x, y]), rgbOf(gray))) count.gray += 1;
    }
  }
  return count;
}

/**
 * Tests that equipment has the color of its asset system while that system is selected, and that all other parts are
 * gray.
 */
export default defineScenario({
  async run(stage) {
    const reactor = await stage.placeOf(demoNode('R-201'));
    const column = await stage.placeOf(demoNode('C-201'));
    const isRed = async () =>
      isSameTone((await stage.picture()).colorAt(reactor), rgbOf('#d62718'), 0.2);
    const isBlue = async () =>
      isSameTone((await stage.picture()).colorAt(column), rgbOf('#2f6fed'), 0.2);
    check(await isRed(), 'the reactor has the color of the reaction system');
    check(await isBlue(), 'the column has the color of the distillation system');
    const rest = await countOthers(stage);
    check(rest.all >= 5 && rest.gray > 0.8 * rest.all, `the rest is gray: ${JSON.stringify(rest)}`);
    await stage.control('SYS-REACTION').set(false);
    await stage.until('the reactor loses its color', async () => !(await isRed()));
    const own = (await stage.picture()).colorAt(reactor);
    const isGray = isSameTone(own, rgbOf(gray));
    if (defaultWinsIn.includes(stage.version.release)) {
      check(isGray, `it has the default look again: ${own.join()}`);
    } else {
      check(!isGray, `it has the color of the model again: ${own.join()}`);
    }
    check(await isBlue(), 'the column keeps its color');
    await stage.control('SYS-REACTION').set(true);
    await stage.until('the reactor gets its color back', isRed);

    for (const [system, color] of Object.entries(others)) {
      const before = (await stage.picture()).shareOf(color);
      check(before > 0.0005, `${system} takes ${before} of the picture`);
      await stage.control(system).set(false);
      await stage.until(
        `${system} loses its color`,
        async () => (await stage.picture()).shareOf(color) < before / 3,
      );
    }
    check(await isRed(), 'the reaction system keeps its color when the others lose theirs');
  },
});

import { demoNode } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario } from './scenario';

/** Systems that more of the picture shows than two points of equipment. */
const others: Readonly<Record<string, string>> = {
  'SYS-DISTILLATION': '#2f6fed',
  'SYS-HEAT-EXCHANGE': '#1f9d55',
  'SYS-PROCESS-PUMPS': '#f0a202',
  'SYS-COMPRESSION': '#8e44ad',
};

/** Equipment has the color of the system that its asset belongs to, and loses it with the system's tick. */
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
    await stage.control('SYS-REACTION').set(false);
    await stage.until('the reactor loses its color', async () => !(await isRed()));
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

import { demoNode } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario } from './scenario';

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
    const picture = await stage.picture();
    check(picture.shareOf('#1f9d55') > 0.001, 'exchangers have the color of their system');

    await stage.control('SYS-REACTION').set(false);
    await stage.until('the reactor loses its color', async () => !(await isRed()));
    check(await isBlue(), 'the column keeps its color');
    await stage.control('SYS-REACTION').set(true);
    await stage.until('the reactor gets its color back', isRed);
  },
});

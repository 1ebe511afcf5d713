import { demoNode, isInside } from './demo';
import { isSameTone, rgbOf, type Picture, type Pixel } from './picture';
import { check, defineScenario } from './scenario';

const orange = '#f0a202';

/**
 * Tests that the plant is built month by month. Parts under construction must be orange, and later parts must be
 * hidden.
 */
export default defineScenario({
  async run(stage) {
    const stageName = () => stage.control('stage').value();
    check((await stageName()) === 'Process', 'the picture is of the fourth stage');
    const date = stage.control('date');
    check((await date.value()) === 'April 1, 2026', 'it shows April before play is pressed');
    const [tank, column] = [demoNode('T-101'), demoNode('C-201')];
    const [place, columnPlace] = [await stage.placeOf(tank), await stage.placeOf(column)];
    const isSeen = async (node: typeof tank, pixel: Pixel) =>
      isInside(node, (await stage.pick(pixel))?.treeIndex ?? -1);
    const isOrange = (picture: Picture, pixel: Pixel) =>
      isSameTone(picture.colorAt(pixel), rgbOf(orange), 0.3);
    const first = await stage.picture();
    const share = first.shareOf(orange);
    check(share > 0.005, `what is being built takes ${share} of the picture`);
    check(isOrange(first, columnPlace), 'the column is being built');
    check(!isOrange(first, place), 'the tanks are done');

    // Pause the timeline before each check, because a check takes longer than one of the timeline's stages.
    const pauseAt = async (name: string) => {
      await stage.until(`the stage is ${name}`, async () => (await stageName()) === name);
      await stage.control('pause').press();
    };
    await stage.control('play').press();
    await pauseAt('Site');
    check((await date.value()).startsWith('January '), 'it starts in January');
    check(!(await isSeen(tank, place)), 'without the tanks');
    await stage.control('resume').press();
    await pauseAt('Tank farm');
    check(await isSeen(tank, place), 'the tanks are built');
    check(!(await isSeen(column, columnPlace)), 'the column is still to come');
    check(isOrange(await stage.picture(), place), 'the tanks are being built');
    const paused = await date.value();
    check(paused.startsWith('March '), `the tanks are built in March, not on ${paused}`);
    await stage.redraw();
    check((await date.value()) === paused, 'the date stands still');
    await stage.control('resume').press();
    await stage.until('the last lines are built', async () => {
      return (await stageName()) === 'Utility lines';
    });
    check(await isSeen(tank, place), 'the tanks are there at the end');
  },
});

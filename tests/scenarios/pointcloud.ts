import type { Camera } from '@reveal-docs/runner/messages';
import { colorDistance, rgbOf, type Picture, type Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

const isBackground = (color: Rgb) => colorDistance(color, rgbOf('#e8eef1')) < 5;
/** The area without the panel, because the panel scrolls. */
const region = { x: 0, y: 0, width: 376, height: 360 };
/** Controls that apply to all points. All other controls apply to one class. */
const general = ['Color', 'Size', 'Size mode', 'Shape', 'Budget'];

function isMoved({ position: a }: Camera, { position: b }: Camera): boolean {
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0))) > 1;
}

function countPoints(stage: Stage): Promise<number> {
  return stage.viewer(
    ({ models }: { models: readonly { visiblePointCount?: number }[] }) =>
      models[0]?.visiblePointCount ?? 0,
  );
}

/**
 * Tests that the example shows the scan, and that readers can change the appearance, number, and classes of the points.
 */
export default defineScenario({
  async run(stage) {
    const points = () => countPoints(stage);
    const view = async () => (await stage.picture()).part(region);
    const labels = await stage.labels();
    const color = stage.control('Color');
    const size = stage.control('Size');
    const firstColor = await color.value();
    const firstSize = await size.value();
    const all = await points();
    check(all > 200_000, `${all} points are shown`);
    const scan = await view();
    check(scan.colorCount() > 500, 'the scan is drawn in its colors');

    const colors = [[firstColor, scan] as const];
    for (const option of (await color.options()).filter((other) => other !== firstColor)) {
      await color.set(option);
      const picture = await view();
      for (const [other, seen] of colors) {
        const apart = picture.differenceTo(seen);
        check(apart > 0.05, `${option} differs from ${other} in ${apart} of the pixels`);
      }
      colors.push([option, picture]);
    }
    await color.set(firstColor);

    await size.set(0.5);
    const small = (await view()).share(isBackground);
    await size.set(8);
    const large = (await view()).share(isBackground);
    check(small > large + 0.015, `small points leave gaps: ${small} and ${large} of background`);
    await size.set(firstSize);

    await stage.toggleFolder('Classes');
    // In some versions, classes can only be hidden while the points have the colors of their classes.
    await color.set('Class');
    const before = await view();
    await stage.control('Ground').set(false);
    const groundless = await view();
    check(groundless.differenceTo(before) > 0.005, 'the ground is gone');
    const others = labels.filter((label) => ![...general, 'Ground'].includes(label));
    check(others.length > 0, 'there are other classes');
    for (const label of others) await stage.control(label).set(false);
    const none = (await view()).share(isBackground);
    const some = groundless.share(isBackground);
    check(none > some + 0.2, `every class can be hidden: ${none} of background, ${some} before`);
    for (const label of [...others, 'Ground']) await stage.control(label).set(true);
    check((await view()).differenceTo(before) < 0.002, 'and all come back');

    await stage.control('Budget').set(40_000);
    await stage.until('fewer points are shown', async () => (await points()) <= 40_000);
    const sparse = (await view()).differenceTo(before);
    check(sparse > 0.02, `the scan is sparse: ${sparse} of the pixels differ`);

    const start = await stage.camera();
    await stage.drag([200, 180], [260, 190]);
    await stage.until('dragging turns the camera', async () =>
      isMoved(start, await stage.camera()),
    );
    await stage.still();
    const turned = await stage.camera();
    await stage.wheel([200, 180], -300);
    await stage.until('the wheel moves it', async () => isMoved(turned, await stage.camera()));
    await stage.setCamera(start);
  },
  async details(stage) {
    const view = async () => (await stage.picture()).part(region);
    await stage.control('Color').set('Scanned color');
    await stage.control('Budget').set(2_000_000);
    await stage.until('all points are shown', async () => (await countPoints(stage)) > 200_000);
    const [size, shape] = [stage.control('Size'), stage.control('Shape')];
    const firstSize = await size.value();
    await size.set(8);
    const shapes = [await view()];
    // Select squares last, because the differences between the size modes are visible with squares.
    for (const option of (await shape.options()).slice(1).reverse()) {
      await shape.set(option);
      const picture = await view();
      const apart = Math.min(...shapes.map((other) => picture.differenceTo(other)));
      check(apart > 0.003, `${option} differs from other shapes in ${apart} of the pixels`);
      shapes.push(picture);
    }
    await size.set(firstSize);
    if (!(await stage.labels()).includes('Size mode')) return;
    const seen: [mode: string, picture: Picture][] = [['Fills the gaps', await view()]];
    for (const option of ['Smaller far away', 'Same everywhere']) {
      await stage.control('Size mode').set(option);
      const picture = await view();
      for (const [other, before] of seen) {
        const apart = picture.differenceTo(before);
        check(apart > 0.01, `${option} differs from ${other} in ${apart} of the pixels`);
      }
      seen.push([option, picture]);
    }
  },
});

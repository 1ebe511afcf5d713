import { demoNode, middleOf } from './demo';
import { colorDistance, rgbOf, type Rgb } from './picture';
import { check, defineScenario } from './scenario';

// A style's color is mixed with the color of the point, so check the hue instead of exact values.
const isOrange = ([red, green, blue]: Rgb) => red > 1.1 * green && green > 1.1 * blue;
const isRed = ([red, green, blue]: Rgb) => red > 1.5 * green && red > 1.5 * blue;
const isBackground = (color: Rgb) => colorDistance(color, rgbOf('#e8eef1')) < 5;
/** The region left of the panel, which also shows the colors. */
const region = { x: 0, y: 0, width: 376, height: 360 };
/** The kinds of objects, as in the titles of the panel's folders. */
const kinds = ['Tanks and spheres', 'Columns and vessels', 'Heat exchangers', 'Pumps', 'Pipes'];

/** Controls color and hide annotated objects of the scan by their kind, and hide all other points. */
export default defineScenario({
  async run(stage) {
    const view = async () => (await stage.picture()).part(region);
    const folders = await stage.overlay('.lil-children .lil-title').allTextContents();
    check(
      folders.map((title) => title.replace(/ \(\d+\)$/, '')).join() === kinds.join(),
      `a folder for each kind of object: ${folders.join()}`,
    );
    check(
      (await stage.labels()).at(-1) === 'Everything else',
      'the box is at the end of the panel',
    );
    const first = await view();
    const sphere = await stage.pixelOf(middleOf(demoNode('S-102')));
    check(sphere !== undefined, 'the sphere S-102 is in view');
    const around = {
      x: Math.round(sphere[0]) - 8,
      y: Math.round(sphere[1]) - 8,
      width: 16,
      height: 16,
    };
    check(first.share(isOrange, around) > 0.5, 'the sphere has its color');

    await stage.control('Everything else').set(false);
    const objects = await view();
    check(
      objects.share(isBackground) > first.share(isBackground) + 0.1,
      'only the objects are left',
    );
    check(objects.share(isOrange, around) > 0.5, 'the sphere is still there');

    for (const kind of kinds) {
      await stage.toggleFolder(kind);
      const before = await view();
      await stage.control(`${kind}: color`).set('#ff0000');
      const red = await view();
      const more = red.share(isRed) - before.share(isRed);
      check(more > 0.0004, `${kind} are red: ${more} of the picture`);
      await stage.control(`${kind}: show`).set(false);
      const without = await view();
      const less = red.share(isRed) - without.share(isRed);
      check(less > 0.9 * more, `${kind} are gone: ${less} of ${more}`);
      await stage.toggleFolder(kind);
    }
    const none = await view();
    check(none.share(isOrange, around) < 0.05, 'the sphere is gone with its kind');
  },
});

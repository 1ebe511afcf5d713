import { demoNode, middleOf } from './demo';
import { colorDistance, rgbOf, type Rgb } from './picture';
import { check, defineScenario } from './scenario';

// A style's color is mixed with that of the point, so that hues tell and not values.
const isBlue = ([red, green, blue]: Rgb) => blue > 1.3 * red && blue > 1.15 * green;
const isOrange = ([red, green, blue]: Rgb) => red > 1.1 * green && green > 1.1 * blue;
const isRed = ([red, green, blue]: Rgb) => red > 1.5 * green && red > 1.5 * blue;
const isBackground = (color: Rgb) => colorDistance(color, rgbOf('#e8eef1')) < 5;

/** Colors and hides annotated objects of the scan, and everything that is none. */
export default defineScenario({
  async run(stage) {
    const first = await stage.picture();
    check(first.share(isBlue) > 0.01, 'pipes have their color');
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
    const objects = await stage.picture();
    check(
      objects.share(isBackground) > first.share(isBackground) + 0.1,
      'only the objects are left',
    );
    check(objects.share(isOrange, around) > 0.5, 'the sphere is still there');

    await stage.overlay('.lil-title').getByText('Pipes').click();
    await stage.control('Pipes: show').set(false);
    const without = await stage.picture();
    check(without.share(isBlue) < objects.share(isBlue) / 2, 'the pipes are gone');
    await stage.control('Pipes: show').set(true);
    await stage.control('Pipes: color').set('#ff0000');
    const red = await stage.picture();
    check(red.share(isRed) > objects.share(isRed) + 0.005, 'the pipes are red');
  },
});

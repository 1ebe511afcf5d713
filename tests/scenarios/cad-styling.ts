import { demoNode } from './demo';
import { colorDistance, isSameTone, rgbOf, type Rgb } from './picture';
import { check, defineScenario } from './scenario';

const orange = rgbOf('#d97706');
/** Lower than 255, because releases before 3 draw thin, anti-aliased outlines. */
const isWhite = (color: Rgb) => color.every((value) => value > 242);

/** Tests that the default appearance applies to every part that doesn't have its own style. */
export default defineScenario({
  async run(stage) {
    const look = stage.control('Everything else');
    const [tank, column] = [demoNode('S-102'), demoNode('C-201')];
    const ghosted = await stage.picture();
    await look.set('Default');
    const tankPixel = await stage.placeOf(tank);
    const columnPixel = await stage.placeOf(column);
    const plain = await stage.picture();
    check(isSameTone(plain.colorAt(tankPixel), orange, 0.3), 'the tank farm keeps its own style');
    check(isSameTone(ghosted.colorAt(tankPixel), orange, 0.3), 'also when the rest is ghosted');
    check(
      colorDistance(plain.colorAt(columnPixel), ghosted.colorAt(columnPixel)) > 20,
      'the column looks otherwise when ghosted',
    );

    await look.set('Outlined');
    const outlined = (await stage.picture()).share(isWhite);
    const bare = plain.share(isWhite);
    check(outlined > bare + 0.0003, `parts have a white outline: ${bare}, then ${outlined}`);
    await look.set('Highlighted');
    const highlighted = await stage.picture();
    const [red, , blue] = highlighted.colorAt(columnPixel);
    check(
      blue > red + 30,
      `the highlighted column is blue: ${highlighted.colorAt(columnPixel).join()}`,
    );
    check(
      highlighted.share(isWhite) > bare + 0.0003,
      'what is highlighted has a white outline too',
    );

    await look.set('One color');
    const colored = await stage.picture();
    check(
      isSameTone(colored.colorAt(columnPixel), rgbOf('#0e7490'), 0.3),
      'the column takes the color',
    );

    await look.set('Hidden');
    const hidden = await stage.picture();
    check(
      colorDistance(hidden.colorAt(columnPixel), rgbOf('#e8eef1')) < 12,
      'the column is gone: background is seen',
    );
    check((await stage.pick(columnPixel)) === undefined, 'and cannot be picked');
    check(isSameTone(hidden.colorAt(tankPixel), orange, 0.3), 'the tank farm is still there');
  },
});

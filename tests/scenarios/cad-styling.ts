import { demoNode } from './demo';
import { colorDistance, isSameTone, rgbOf } from './picture';
import { check, defineScenario } from './scenario';

const orange = rgbOf('#d97706');

/** The default appearance changes every part but those with a style of their own. */
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
    check(isSameTone(hidden.colorAt(tankPixel), orange, 0.3), 'the tank farm is still there');
  },
});

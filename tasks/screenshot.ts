import { Picture, type Stage } from '../tests/tools';
import { isBackground, press } from './look';
import { defineTask, expect } from './task';

const size = { width: 800, height: 450 } as const;

/** Resolves with the page's image, converted to PNG, or with undefined if the image hasn't loaded. */
async function readImage(stage: Stage): Promise<Picture | undefined> {
  const image = stage.frame.getByAltText('Picture of the plant', { exact: true }).first();
  if ((await image.count()) === 0) return undefined;
  const png = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const { naturalWidth: width, naturalHeight: height } = element;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    return canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
  });
  return Picture.decode(Buffer.from(png, 'base64'));
}

export default defineTask({
  name: 'screenshot',
  prompt:
    'Show the CAD model `plant` on a background of the color #e8eef1, with a button "Take picture" over it. The button takes a picture of the current view, 800 pixels wide and 450 pixels high, and adds it to the page as an `img` element with the alt text "Picture of the plant". The element can be smaller than the picture.',
  wrong: { from: 'getScreenshot(800, 450', to: 'getScreenshot(400, 225' },
  async judge(stage) {
    await stage.setCamera({ position: [28, 13, -38], target: [3, 11, -12] });
    const view = await stage.picture();
    await press(stage, 'Take picture');
    const image = await stage.until(
      'an image with the alt text "Picture of the plant"',
      async () => await readImage(stage),
    );
    expect(
      image.width === size.width && image.height === size.height,
      'an image of 800 × 450 pixels',
      `${image.width} × ${image.height}`,
    );
    expect(image.colorCount() > 200, 'the plant on the image', `${image.colorCount()} colors`);
    const share = (picture: Picture) => picture.share((color) => isBackground(color));
    const [seen, shown] = [share(image), share(view)];
    expect(
      Math.abs(seen - shown) < 0.1,
      `background on ${(100 * shown).toFixed(0)} % of the image, as in the view`,
      `on ${(100 * seen).toFixed(0)} %`,
    );
  },
});

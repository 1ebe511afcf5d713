import { check, defineScenario } from './scenario';

interface CanvasViewer {
  readonly canvas: HTMLCanvasElement;
  on(event: 'sceneRendered', listener: () => void): void;
}

/**
 * Tests that the example shows and limits the number of drawn pixels, and that this number is smaller while the camera
 * moves.
 */
export default defineScenario({
  async run(stage) {
    const said = async () => {
      const text = /([\d,]+) pixels/.exec(await stage.text())?.[1];
      return Number(text?.replaceAll(',', ''));
    };
    const full = await said();
    const drawn = await stage.viewer(({ canvas }: CanvasViewer) => canvas.width * canvas.height);
    check(full === drawn && full > 200_000, `${full} pixels are said, ${drawn} are drawn`);
    const sharp = await stage.picture();

    await stage.control('Most pixels').set('20,000');
    await stage.until('fewer pixels', async () => (await said()) < 21_000);
    check((await said()) > 19_000, 'but not fewer than need be');
    const coarse = await stage.picture();
    check(coarse.differenceTo(sharp) > 0.05, 'the picture is coarse');

    const most = stage.control('Most pixels');
    await most.set('100,000');
    // The number of pixels can differ from the limit by up to one row, which has at most 640 pixels.
    await stage.until('as many as are allowed', async () => {
      return Math.abs((await said()) - 100_000) < 640;
    });
    for (const more of ['400,000', '1,400,000 (default)', 'No limit']) {
      await most.set(more);
      await stage.until(`all pixels with ${more}, and no more`, async () => {
        return (await said()) === full;
      });
    }
    await stage.control('While moving').set(0.2);
    await stage.still();
    await stage.viewer((viewer: CanvasViewer) => {
      const sizes: number[] = [];
      Object.assign(globalThis, { sizes });
      viewer.on('sceneRendered', () => sizes.push(viewer.canvas.width * viewer.canvas.height));
    });
    const sizes = () => stage.viewer(() => (globalThis as unknown as { sizes: number[] }).sizes);
    await stage.drag([200, 180], [300, 190]);
    await stage.until('few pixels while the camera moves', async () =>
      (await sizes()).some((size) => size < full / 4),
    );
    await stage.until('all of them when it stands', async () => (await sizes()).at(-1) === full);
  },
});

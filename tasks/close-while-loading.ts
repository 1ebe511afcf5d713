import { requestsOf, type Stage } from '../tests/tools';
import { countModels, countViewers, expectPlantInView, press } from './look';
import { defineTask, expect } from './task';

/** How long to watch for requests from a viewer that might still be loading, in milliseconds. */
const quietTime = 3000;

async function close(stage: Stage, when: string): Promise<void> {
  await press(stage, 'Close');
  const viewers = await countViewers(stage);
  expect(viewers === 0, `no viewer after "Close" ${when}`, `${viewers} of them`);
  const canvases = await stage.frame.locator('canvas').count();
  expect(canvases === 0, `no canvas after "Close" ${when}`, canvases);
}

export default defineTask({
  name: 'close-while-loading',
  prompt:
    'Show two buttons, "Open" and "Close". The program starts without a viewer. "Open" creates a viewer in the element `viewer`, adds the CAD model `plant`, and points the camera at it. "Close" disposes this viewer immediately, even while the model is loading. Nothing of it may remain: no canvas, no requests that start later, and no uncaught error or unhandled rejection. After "Close", the user can press "Open" again to see the plant.',
  wrong: { from: '.dispose();', to: '.requestRedraw();' },
  async judge(stage) {
    expect((await countViewers(stage)) === 0, 'no viewer before "Open"', 'a viewer');

    const scene = await stage.holdAnswers({ path: 'scene.json', text: '' });
    await press(stage, 'Open');
    await stage.until(
      'a request for the plant after "Open"',
      async () => (await scene.count()) > 0,
    );
    await close(stage, 'while the model loads');
    await scene.release();
    const before = (await requestsOf(stage.page)).length;
    await new Promise((resolve) => setTimeout(resolve, quietTime));
    const later = (await requestsOf(stage.page)).slice(before).map(({ url }) => url);
    expect(later.length === 0, 'no requests after "Close"', later);

    await press(stage, 'Open');
    await stage.until('the plant after another "Open"', async () => {
      return (await countModels(stage)) === 1;
    });
    await stage.still();
    const viewers = await countViewers(stage);
    expect(viewers === 1, 'one viewer after another "Open"', viewers);
    await expectPlantInView(stage);
    await close(stage, 'after the model has loaded');
  },
});

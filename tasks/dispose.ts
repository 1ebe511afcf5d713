import { countModels, countViewers, expectPlantInView, press } from './look';
import { defineTask, expect } from './task';

/** How long a program can take to dispose its viewer, in milliseconds. */
const disposeTime = 2000;

export default defineTask({
  name: 'dispose',
  prompt:
    'Show the CAD model `plant` with a button "Close" over it. The button disposes the viewer and frees its resources, so that nothing of it remains in the page.',
  wrong: { from: 'viewer.dispose();', to: 'viewer.domElement.hidden = true;' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    await expectPlantInView(stage);
    await press(stage, 'Close');
    await stage.page.waitForTimeout(disposeTime);
    const viewers = await countViewers(stage);
    expect(viewers === 0, 'no viewer after "Close"', `${viewers} of them`);
    const canvases = await stage.frame.locator('canvas').count();
    expect(canvases === 0, 'no canvas left in the page', canvases);
  },
});

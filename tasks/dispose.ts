import { countModels, press } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'dispose',
  prompt:
    'Show the CAD model `plant` with a button "Close" over it. The button disposes the viewer and frees its resources, so that nothing of it remains in the page.',
  wrong: { from: 'viewer.dispose();', to: 'viewer.domElement.hidden = true;' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    const canvases = () => stage.frame.locator('#viewer canvas').count();
    expect((await canvases()) > 0, 'a canvas in the element `viewer`', 'none');
    await press(stage, 'Close');
    await stage.until('no active viewer after `dispose()`', () =>
      stage.frame.evaluate(() => {
        const key = Symbol.for('reveal-docs.viewers');
        return (globalThis as unknown as Record<symbol, unknown[]>)[key]?.length === 0;
      }),
    );
    await stage.until('no canvas left in the page', async () => (await canvases()) === 0);
  },
});

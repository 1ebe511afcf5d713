import { demoNode } from '../tests/tools';
import { sky } from './look';
import { defineTask } from './task';

export default defineTask({
  name: 'click-report',
  prompt:
    'Show the CAD model `plant`. When the user clicks a part of it, log one line to the console: "Clicked 123", with the tree index of the clicked part. When the click hits nothing, log "Clicked nothing".',
  wrong: { from: '${hit.treeIndex}', to: '${hit.treeIndex + 1}' },
  async judge(stage) {
    for (const name of ['T-101', 'C-201']) {
      const node = demoNode(name);
      await stage.lookAt(node);
      const place = await stage.placeOf(node);
      const hit = await stage.pick(place);
      await stage.click(place);
      await stage.until(`the line "Clicked ${hit?.treeIndex}" in the console`, async () =>
        (await stage.logs()).some((text) => text.trim() === `Clicked ${hit?.treeIndex}`),
      );
    }
    await stage.setCamera(sky);
    await stage.click([320, 180]);
    await stage.until('the line "Clicked nothing" in the console', async () =>
      (await stage.logs()).some((text) => text.trim() === 'Clicked nothing'),
    );
  },
});

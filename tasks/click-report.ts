import { demoNode } from '../tests/tools';
import { defineTask } from './task';

/** A camera that looks into the sky north of the plant. */
const sky = { position: [0, 20, -100], target: [0, 60, -200] } as const;

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
    await stage.setCamera({ position: [...sky.position], target: [...sky.target] });
    await stage.click([320, 180]);
    await stage.until('the line "Clicked nothing" in the console', async () =>
      (await stage.logs()).some((text) => text.trim() === 'Clicked nothing'),
    );
  },
});

import { demoNode } from '../tests/tools';
import { expectClickReport, sky } from './look';
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
      await expectClickReport(stage, await stage.placeOf(node));
    }
    await stage.setCamera(sky);
    await expectClickReport(stage, [320, 180]);
  },
});

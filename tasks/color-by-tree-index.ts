import { expectColor } from './look';
import { defineTask } from './task';

export default defineTask({
  name: 'color-by-tree-index',
  prompt:
    'Show the CAD model `plant`, and color the reactor R-201 with all its parts red (255, 0, 0). The reactor is the node with tree index 2136 and all its descendants. The rest keeps its colors.',
  wrong: { from: '2136', to: '2258' },
  async judge(stage) {
    await expectColor(stage, 'R-201', '#ff0000');
    await expectColor(stage, 'R-202', '#ff0000', 'not');
    await expectColor(stage, 'C-201', '#ff0000', 'not');
  },
});

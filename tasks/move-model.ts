import { demoNodes, toViewer } from '../tests/tools';
import { countModels, hitsIn } from './look';
import { defineTask, expect } from './task';

const skidRevision = 2002;
const distance = 20;

export default defineTask({
  name: 'move-model',
  prompt:
    'Show only the CAD model `pumpSkid`. Move it 20 m to the east (along X) from its default position, keep it upright, and point the camera at it.',
  wrong: { from: 'makeTranslation(20, 0, 0)', to: 'makeTranslation(0, 20, 0)' },
  async judge(stage) {
    const [root] = demoNodes(skidRevision);
    expect(root !== undefined, 'a demo project with a skid', 'none');
    const { min, max } = root.boundingBox;
    const [a, b] = [toViewer(min), toViewer(max)];
    const low = a.map((value, axis) => Math.min(value, b[axis] ?? 0) + (axis === 0 ? distance : 0));
    const high = a.map(
      (value, axis) => Math.max(value, b[axis] ?? 0) + (axis === 0 ? distance : 0),
    );
    const models = await countModels(stage);
    expect(models === 1, 'only the skid', `${models} models`);
    await stage.still();
    const middle = low.map((value, axis) => (value + (high[axis] ?? 0)) / 2);
    expect(
      (await stage.pixelOf(middle)) !== undefined,
      'the camera on the moved skid',
      'the place is outside of the view',
    );
    const [x = 0, y = 0, z = 0] = middle;
    await stage.setCamera({ position: [x + 3, y + 3, z + 5], target: [x, y, z] });
    const hits = await hitsIn(stage);
    expect(hits.length > 2, 'the skid 20 m to the east', `${hits.length} hits there`);
    const off = hits.filter(({ point }) =>
      point.some(
        (value, axis) => value < (low[axis] ?? 0) - 0.3 || value > (high[axis] ?? 0) + 0.3,
      ),
    );
    expect(off.length === 0, 'all of the skid within its moved box', off[0]?.point);
    const top = Math.max(...hits.map(({ point }) => point[1]));
    expect(top > y, 'the skid upright', `nothing of it above ${top.toFixed(1)} m`);
  },
});

import { demoNode, demoNodes, toViewer } from '../tests/tools';
import { countModels, hitsIn, isOf } from './look';
import { defineTask, expect } from './task';

const skidRevision = 2002;

export default defineTask({
  name: 'two-models',
  prompt:
    'Show the CAD models `plant` and `pumpSkid` together in one viewer, each at its default position.',
  wrong: { from: 'addCadModel(pumpSkid)', to: 'addCadModel(plant)' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 2, 'two models in the viewer', models);
    await stage.lookAt(demoNode('C-201'));
    const column = (await hitsIn(stage)).filter((hit) => isOf('C-201', hit)).length;
    expect(column > 0, 'the column C-201 of the plant in view', 'nothing of it');
    const [root] = demoNodes(skidRevision);
    expect(root !== undefined, 'a demo project with a skid', 'none');
    await stage.lookAt(root, 1);
    const [a, b] = [toViewer(root.boundingBox.min), toViewer(root.boundingBox.max)];
    const isSkid = (point: readonly number[]) =>
      point.every((value, axis) => {
        const [low, high] = [a[axis] ?? 0, b[axis] ?? 0].sort((one, other) => one - other);
        // Exclude the ground below the model.
        const from = (low ?? 0) + (axis === 1 ? 0.3 : 0);
        return value > from && value < (high ?? 0) + 0.05;
      });
    const skid = (await hitsIn(stage)).filter(({ point }) => isSkid(point)).length;
    expect(skid > 0, 'the pump skid in view', 'nothing at its position');
  },
});

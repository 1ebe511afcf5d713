import { demoNode } from '../tests/tools';
import { hitsIn, isOf } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'hide-part',
  prompt:
    'Show the CAD model `plant` without the tank T-101. Hide the node with tree index 3 and all its descendants. Everything else stays unchanged.',
  wrong: { from: 'IndexNodeCollection(tank)', to: 'IndexNodeCollection([3])' },
  async judge(stage) {
    await stage.lookAt(demoNode('T-101'));
    const hits = await hitsIn(stage);
    const left = hits.filter((hit) => isOf('T-101', hit)).length;
    expect(left === 0, 'nothing of T-101 in view', `visible at ${left} of 15 places`);
    expect(hits.length > 2, 'the parts around and behind T-101 in view', `${hits.length} hits`);
    for (const name of ['T-102', 'T-103']) {
      await stage.lookAt(demoNode(name));
      const others = (await hitsIn(stage)).filter((hit) => isOf(name, hit)).length;
      expect(others > 0, `${name} in view`, 'nothing of it');
    }
  },
});

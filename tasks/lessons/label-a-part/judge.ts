import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Camera, Stage, Vector } from '@reveal-docs/lessons/stage';
import { cameraOn, middleOf } from '../look';

async function topOfColumn(stage: Stage): Promise<Vector> {
  const column = await stage.part('C-201');
  const [x, , z] = middleOf(column);
  return [x, column.max[1], z];
}

async function hasLabel(stage: Stage): Promise<boolean> {
  return /\bC-201\b/.test(await stage.text());
}

/**
 * Moves the camera, and waits until the label is visible, or hidden if `isThere` is false. Resolves with false if the
 * time runs out.
 */
async function becomes(stage: Stage, camera: Camera, isThere: boolean): Promise<boolean> {
  await stage.setCamera(camera);
  return stage.until(async () => (await hasLabel(stage)) === isThere);
}

export default defineJudge(
  {
    goal: 'The label is visible while the column is in view',
    async judge(stage) {
      if (await becomes(stage, cameraOn(await stage.part('C-201')), true)) return undefined;
      return 'The column C-201 is in view, but the label "C-201" isn’t: it should be visible.';
    },
  },
  {
    goal: 'The label moves with the scene',
    async judge(stage) {
      const [x, y, z] = await topOfColumn(stage);
      const away: Camera = { position: [x, y + 4, z + 20], target: [x, y + 4, z + 60] };
      if (await becomes(stage, away, false)) return undefined;
      return 'The camera looks away from the column, but the label "C-201" is still visible: it should stay at the column.';
    },
  },
  {
    goal: 'The label is at the top of the column',
    async judge(stage) {
      const [x, y, z] = await topOfColumn(stage);
      // For this camera, the upper end of the column is in front of the camera, and the lower end is behind it.
      const up: Camera = { position: [x, 3, z], target: [x + 1, y, z] };
      if (!(await becomes(stage, up, true)))
        return 'The camera looks up at the top of the column, but the label isn’t in view: it should be at the top.';
      const down: Camera = { position: [x, y - 3, z], target: [x + 1, 0, z] };
      if (await becomes(stage, down, false)) return undefined;
      return 'The camera looks down from below the top of the column, but the label is in view: it should be at the top.';
    },
  },
);

import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Camera } from '@reveal-docs/lessons/stage';
import { isSamePoint } from '../look';
import { nameOfPoint } from '../names';

const view: Camera = { position: [28, 13, -38], target: [3, 11, -12] };
const elsewhere: Camera = { position: [-70, 20, 30], target: [-40, 5, -10] };

export default defineJudge({
  goal: '"Restore view" brings back the saved camera',
  async judge(stage) {
    await stage.setCamera(view);
    if (!(await stage.press('Save view')))
      return 'The page has no "Save view" button: it should have one.';
    await stage.setCamera(elsewhere);
    if (!(await stage.press('Restore view')))
      return 'The page has no "Restore view" button: it should have one.';
    let seen = elsewhere;
    const isBack = await stage.until(async () => {
      seen = await stage.camera();
      return isSamePoint(seen.position, view.position) && isSamePoint(seen.target, view.target);
    });
    if (isBack) return undefined;
    if (!isSamePoint(seen.position, view.position))
      return `After "Restore view", the camera is at ${nameOfPoint(seen.position)}: it should be at ${nameOfPoint(view.position)}, where it was saved.`;
    return `After "Restore view", the camera looks at ${nameOfPoint(seen.target)}: it should look at ${nameOfPoint(view.target)}, as it did when it was saved.`;
  },
});

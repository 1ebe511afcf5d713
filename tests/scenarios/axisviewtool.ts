import type { Camera } from '../../src/frame/messages';
import { check, defineScenario, type Stage } from './scenario';

/** Direction in which a camera looks, of length 1. */
function direction({ position, target }: Camera): number[] {
  const to = target.map((value, axis) => value - (position[axis] ?? 0));
  const length = Math.hypot(...to);
  return to.map((value) => value / length);
}

/** Whether a direction runs along one of the axes. */
function isAlongAxis(vector: readonly number[]): boolean {
  return vector.some((value) => Math.abs(value) > 0.99);
}

async function clickCube(stage: Stage, x: number): Promise<number[]> {
  check(!isAlongAxis(direction(await stage.camera())), 'the camera starts aslant');
  await stage.click([x, 360 - 12 - 62]);
  const seen = await stage.until('a click on a face turns the camera along an axis', async () => {
    const vector = direction(await stage.camera());
    return isAlongAxis(vector) && vector;
  });
  await stage.still();
  return seen;
}

/** The cube turns the camera to look along an axis, wherever it stands and however large it is. */
export default defineScenario({
  async run(stage) {
    const start = await stage.camera();
    await clickCube(stage, 640 - 12 - 70);

    await stage.setCamera(start);
    await stage.control('Corner').set('bottom left');
    await clickCube(stage, 12 + 70);
  },
});

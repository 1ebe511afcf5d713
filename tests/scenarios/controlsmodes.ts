import { demoNode, demoNodes, middleOf } from './demo';
import type { Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
}

/** How far the camera is from the line through its earlier place and target, in meters. */
async function offLine(stage: Stage, before: Awaited<ReturnType<Stage['camera']>>) {
  const { position } = await stage.camera();
  const length = distance(before.target, before.position);
  const along = before.target.map((value, axis) => (value - (before.position[axis] ?? 0)) / length);
  const moved = position.map((value, axis) => value - (before.position[axis] ?? 0));
  const forward = moved.reduce((sum, value, axis) => sum + value * (along[axis] ?? 0), 0);
  return { forward, off: Math.sqrt(Math.max(0, Math.hypot(...moved) ** 2 - forward ** 2)) };
}

/**
 * A click sets the target or does not; the wheel moves along the view or towards the pointer; the keys move the
 * camera or do not; a double click brings it to the part, where the version has that.
 */
export default defineScenario({
  async run(stage) {
    const middle = { x: 300, y: 160, width: 40, height: 40 };
    const isRed = ([red, green, blue]: Rgb) => red > 2 * green && red > 2 * blue;
    const ball = (await stage.picture()).share(isRed, middle);
    check(ball > 0.02, `the ball at the target takes ${ball} of the middle`);

    const column = demoNode('C-201');
    const place = await stage.placeOf(column);
    const hit = await stage.pick(place);
    check(hit !== undefined, 'the column can be picked');
    await stage.click(place);
    await stage.until('the click sets the target', async () => {
      const { target } = await stage.camera();
      return distance(target, hit.point) < 1;
    });

    await stage.control('click sets target').set(false);
    await stage.still();
    const kept = await stage.camera();
    await stage.click([200, 250]);
    await stage.still();
    check(distance((await stage.camera()).target, kept.target) < 0.01, 'the target stays');

    // The click gave the view the focus.
    await stage.hold('w');
    const walked = await offLine(stage, kept);
    check(walked.forward > 0.5, `the key W moves the camera ${walked.forward} m forward`);
    await stage.control('keyboard').set(false);
    await stage.click([200, 250]);
    await stage.still();
    const stood = await stage.camera();
    await stage.hold('w');
    check(distance((await stage.camera()).position, stood.position) < 0.01, 'keys are off');
    await stage.setCamera(kept);

    if (stage.offers('isDefaultCameraManager')) {
      await stage.control('double click moves').set(true);
      const columnPlace = await stage.placeOf(column);
      const part = demoNodes()[(await stage.pick(columnPlace))?.treeIndex ?? -1];
      check(part !== undefined, 'there is a part to double-click');
      const { min, max } = part.boundingBox;
      const radius = distance(min, max) / 2;
      await stage.doubleClick(columnPlace);
      await stage.until('a double click brings the camera to the part', async () => {
        const { position, target } = await stage.camera();
        const off = distance(position, target) - 2 * radius;
        return distance(target, middleOf(part)) < 0.1 && Math.abs(off) < 0.1;
      });
      await stage.control('double click moves').set(false);
      await stage.setCamera(kept);
    }

    // Off the middle: towards the pointer and along the view differ.
    for (const [action, sideways] of [
      ['zoomToTarget', false],
      ['zoomPastCursor', true],
    ] as const) {
      await stage.control('wheel').set(action);
      await stage.still();
      const before = await stage.camera();
      await stage.wheel([150, 100], -300);
      await stage.until(`${action} moves the camera`, async () => {
        return (await offLine(stage, before)).forward > 0.5;
      });
      await stage.still();
      const { forward, off } = await offLine(stage, before);
      check(
        sideways ? off > 0.2 * forward : off < 0.05 * forward,
        `${action} goes ${sideways ? 'towards the pointer' : 'straight ahead'}: ${off} m off in ${forward} m`,
      );
    }
  },
});

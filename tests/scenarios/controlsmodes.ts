import { Vector3 } from 'three';
import type { Camera } from '@reveal-docs/runner/messages';
import { moveBetween, speedOf, type CameraMove } from './cameraMoves';
import { demoNode, demoNodes, middleOf } from './demo';
import type { Pixel, Rgb } from './picture';
import { check, defineScenario, type Stage } from './scenario';

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
}

/**
 * Keys that move the camera without turning it. Each function returns how far the camera moved in the key's direction,
 * in meters.
 */
const movingKeys: readonly (readonly [string, (move: CameraMove) => number])[] = [
  ['w', ({ forward }) => forward],
  ['s', ({ forward }) => -forward],
  ['a', ({ right }) => -right],
  ['d', ({ right }) => right],
  ['e', ({ up }) => up],
  ['q', ({ up }) => -up],
];

/** Keys that turn the camera in place. Each function returns how far the camera turned in the key's direction. */
const turningKeys: readonly (readonly [string, (move: CameraMove) => number])[] = [
  ['ArrowLeft', ({ turnedRight }) => -turnedRight],
  ['ArrowRight', ({ turnedRight }) => turnedRight],
  ['ArrowUp', ({ turnedUp }) => turnedUp],
  ['ArrowDown', ({ turnedUp }) => -turnedUp],
];

/**
 * Holds a key until the camera moves, waits until the camera has stopped, and returns the movement. Before release 4,
 * the camera's position and target are animated separately, so the position is correct only after a turn has ended.
 */
async function press(stage: Stage, key: string): Promise<CameraMove> {
  const start = await stage.camera();
  await stage.page.keyboard.down(key);
  await stage.until(`the key ${key} does something`, async () => {
    const { forward, right, up, turned } = moveBetween(start, await stage.camera());
    return Math.hypot(forward, right, up) > 0.5 || turned > 1;
  });
  await stage.page.keyboard.up(key);
  await stage.still();
  return moveBetween(start, await stage.camera());
}

async function checkKeys(stage: Stage, start: Camera): Promise<void> {
  for (const [key, way] of movingKeys) {
    const move = await press(stage, key);
    const all = Math.hypot(move.forward, move.right, move.up);
    check(way(move) > 0.99 * all, `the key ${key} moves the camera ${way(move)} m of ${all} m`);
    check(move.turned < 0.1, `the key ${key} turns the camera by ${move.turned}°`);
  }
  for (const [key, way] of turningKeys) {
    const move = await press(stage, key);
    check(
      way(move) > 0.01,
      `${key} turns the camera by ${move.turned}°, ${way(move)} of it its way`,
    );
    const moved = Math.hypot(move.forward, move.right, move.up);
    check(moved < 0.1, `${key} moves the camera ${moved} m`);
  }
  await stage.setCamera(start);
  const plain = await speedOf(stage, 'd');
  await stage.setCamera(start);
  const fast = await speedOf(stage, 'Shift', 'd');
  await stage.setCamera(start);
  // Before release 4, keys move the camera by a fixed distance per frame, even if a frame takes longer.
  const measure = stage.offers('isDefaultCameraManager') ? 'inSecond' : 'inFrame';
  const factor = fast[measure] / plain[measure];
  check(factor > 2.3 && factor < 3.7, `Shift makes keys ${factor} times as fast`);
}

async function checkDrags(stage: Stage, start: Camera): Promise<void> {
  const drag = async (button: 'left' | 'right') => {
    await stage.setCamera(start);
    await stage.drag([200, 180], [260, 200], button);
    await stage.still();
    return moveBetween(start, await stage.camera());
  };
  const turn = await drag('left');
  check(turn.turned > 10, `a drag turns the camera by ${turn.turned}°`);
  check(turn.target < 0.01 && Math.abs(turn.farther) < 0.01, 'around its target');
  const shift = await drag('right');
  check(shift.turned < 0.1, `a drag with the right button turns the camera by ${shift.turned}°`);
  check(shift.target > 1 && shift.right < -1, `and shifts the view by ${shift.target} m`);
  await stage.setCamera(start);
}

async function spin(stage: Stage, place: Pixel, notches: number): Promise<void> {
  for (let count = 0; count < notches; count++) await stage.wheel(place, -300);
  await stage.still();
}

/**
 * Checks that both modes move the camera toward the part under the pointer, and that only `zoomPastCursor` moves the
 * camera through the part.
 */
async function checkCursorModes(stage: Stage, start: Camera, place: Pixel): Promise<void> {
  const hit = await stage.pick(place);
  check(hit !== undefined, 'the column can be picked');
  const part = new Vector3(...hit.point);
  const towards = part
    .clone()
    .sub(new Vector3(...start.position))
    .normalize();
  // Move the camera closer to the part along the line of sight, so that the part stays at the same pixel. The camera's
  // target is behind the part.
  const away = 4;
  const shift = part
    .clone()
    .addScaledVector(towards, -away)
    .sub(new Vector3(...start.position));
  const near: Camera = {
    position: new Vector3(...start.position).add(shift).toArray(),
    target: new Vector3(...start.target).add(shift).toArray(),
  };
  for (const action of ['zoomToCursor', 'zoomPastCursor'] as const) {
    await stage.control('wheel').set(action);
    await stage.setCamera(near);
    await spin(stage, place, 12);
    const moved = new Vector3(...(await stage.camera()).position).sub(
      new Vector3(...near.position),
    );
    const along = moved.dot(towards);
    const off = moved.addScaledVector(towards, -along).length();
    check(along > 0.3, `${action} moves the camera ${along} m towards the part`);
    check(off < 0.05 * along, `${action} goes ${off} m beside the way to the part`);
    const isThrough = along > away;
    check(
      isThrough === (action === 'zoomPastCursor'),
      `${action} goes ${along} m, and the part is ${away} m away`,
    );
  }
}

/** Tests the effects of clicks, double-clicks, drags, keys, and the wheel in every mode on the page. */
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

    // The keys work, because the click above moved the focus to the view.
    await stage.withoutModels(() => checkDrags(stage, kept));
    await stage.control('keyboard').set(false);
    await stage.click([200, 250]);
    await stage.still();
    await stage.withoutModels(async () => {
      const before = await stage.camera();
      await stage.hold('w');
      check(distance((await stage.camera()).position, before.position) < 0.01, 'keys are off');
      await stage.setCamera(kept);
    });

    if (stage.offers('isDefaultCameraManager')) {
      await stage.control('double-click moves').set(true);
      const columnPlace = await stage.placeOf(column);
      const part = demoNodes()[(await stage.pick(columnPlace))?.treeIndex ?? -1];
      check(part !== undefined, 'there is a part to double-click');
      const { min, max } = part.boundingBox;
      const radius = distance(min, max) / 2;
      await stage.doubleClick(columnPlace);
      await stage.until('a double-click brings the camera to the part', async () => {
        const { position, target } = await stage.camera();
        const off = distance(position, target) - 2 * radius;
        return distance(target, middleOf(part)) < 0.1 && Math.abs(off) < 0.1;
      });
      await stage.control('double-click moves').set(false);
      await stage.setCamera(kept);
    }

    // Use a pixel away from the middle. There, moving toward the pointer differs from moving along the view direction.
    await stage.control('wheel').set('zoomToTarget');
    await stage.still();
    const before = await stage.camera();
    await stage.wheel([150, 100], -300);
    await stage.until('zoomToTarget moves the camera', async () => {
      return moveBetween(before, await stage.camera()).forward > 0.5;
    });
    await stage.still();
    const { forward, right, up } = moveBetween(before, await stage.camera());
    check(
      Math.hypot(right, up) < 0.05 * forward,
      `straight ahead: ${right}, ${up} of ${forward} m`,
    );
    await stage.setCamera(kept);
  },
  async details(stage) {
    const start = await stage.camera();
    await stage.control('keyboard').set(true);
    await stage.click([200, 250]);
    await stage.still();
    await stage.withoutModels(() => checkKeys(stage, start));
    // In `run`, the click on the column moved the column to the middle. Drag the column away from it, so that moving
    // toward the pointer differs from moving along the view direction.
    await stage.drag([320, 180], [240, 150], 'right');
    await stage.still();
    await checkCursorModes(stage, await stage.camera(), await stage.placeOf(demoNode('C-201')));
  },
});

import { check, defineScenario, type Stage } from './scenario';

type Point = readonly number[];

function distance(one: Point, other: Point): number {
  return Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)));
}

/** Drags horizontally. Returns how far the camera moves after the button is released, in meters. */
async function driftAfterDrag(stage: Stage, from: number, to: number): Promise<number> {
  await stage.drag([from, 150], [to, 150]);
  const released = await stage.camera();
  await stage.still();
  return distance((await stage.camera()).position, released.position);
}

/** Returns the camera's height above its target, in meters. */
async function heightOf(stage: Stage): Promise<number> {
  const { position, target } = await stage.camera();
  return position[1] - target[1];
}

async function checkDrags(stage: Stage): Promise<void> {
  const start = await stage.camera();
  await stage.drag([200, 340], [200, 20]);
  await stage.drag([200, 340], [200, 20]);
  await stage.still();
  const lowest = await heightOf(stage);
  check(lowest > 0, `the camera stays above its target: ${lowest} m`);
  await stage.setCamera(start);

  const drift = await driftAfterDrag(stage, 300, 400);
  const turned = await stage.camera();
  check(distance(turned.target, start.target) < 0.001, 'a drag keeps the target');
  const radius = distance(start.position, start.target);
  check(
    Math.abs(distance(turned.position, turned.target) - radius) < 0.01,
    'a drag keeps the distance',
  );
  check(drift > 1, `with damping, the camera goes on after a drag: ${drift} m`);
  check(
    distance(turned.position, start.position) > 10,
    `a drag turns the view: ${distance(turned.position, start.position)} m`,
  );

  await stage.control('Damping').set(false);
  await stage.still();
  const stop = await driftAfterDrag(stage, 400, 300);
  check(stop < 0.01, `without damping, the camera stands after a drag: ${stop} m`);

  await stage.control('Stay above ground').set(false);
  await stage.drag([200, 340], [200, 20]);
  await stage.until('without the limit, it goes below', async () => (await heightOf(stage)) < -1);
  await stage.control('Stay above ground').set(true);
  await stage.until('the limit brings it back', async () => (await heightOf(stage)) > 0);

  const before = await stage.camera();
  await stage.drag([320, 180], [380, 180], 'right');
  await stage.still();
  const shifted = await stage.camera();
  check(distance(shifted.target, before.target) > 1, 'a right drag shifts the view');
  await stage.wheel([320, 180], -300);
  await stage.until('the wheel goes closer', async () => {
    const { position, target } = await stage.camera();
    return distance(position, target) < distance(before.position, before.target) * 0.95;
  });

  await stage.control('Turn by itself').set(true);
  const { position } = await stage.camera();
  await stage.until('the camera moves with nothing done', async () => {
    return distance((await stage.camera()).position, position) > 1;
  });
  await stage.control('Turn by itself').set(false);
}

/** Tests that OrbitControls from three.js move the viewer's camera, with damping, limits, and auto-rotation. */
export default defineScenario({
  async run(stage) {
    await stage.still();
    const start = await stage.camera();
    await stage.withoutModels(() => checkDrags(stage));
    check((await stage.picture()).colorCount() > 200, 'the plant is in the picture');

    await stage.setCamera(start);
    check(distance((await stage.camera()).position, start.position) < 0.01, 'a view can be set');
  },
});

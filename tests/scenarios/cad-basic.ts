import { demoNodes } from './demo';
import { check, defineScenario } from './scenario';

/** Tests that the whole plant is visible as a CAD model, and that a reader can rotate, zoom, and pan the view. */
export default defineScenario({
  async run(stage) {
    const picture = await stage.picture();
    check(picture.colorCount() > 200, 'the plant is drawn in many shades');
    const background = picture.shareOf('#e8eef1');
    check(background > 0.05 && background < 0.9, `background takes ${background} of the picture`);

    const hit = await stage.pick([320, 200]);
    const nodes = demoNodes();
    check(nodes[hit?.treeIndex ?? -1] !== undefined, 'a node of the plant is in the middle');

    const before = await stage.camera();
    await stage.drag([320, 180], [420, 200]);
    const turned = await stage.until('the camera turns with the pointer', async () => {
      const { position } = await stage.camera();
      const moved = Math.hypot(
        ...position.map((value, axis) => value - (before.position[axis] ?? 0)),
      );
      return moved > 1 && position;
    });
    const distance = (position: readonly number[], target: readonly number[]) =>
      Math.hypot(...position.map((value, axis) => value - (target[axis] ?? 0)));
    await stage.still();
    await stage.wheel([320, 180], -400);
    await stage.until('the wheel moves the camera in', async () => {
      const { position } = await stage.camera();
      return distance(position, before.target) < distance(turned, before.target) - 1;
    });

    await stage.still();
    const start = await stage.camera();
    await stage.drag([320, 180], [400, 200], 'right');
    await stage.still();
    const { position, target } = await stage.camera();
    const shift = target.map((value, axis) => value - (start.target[axis] ?? 0));
    check(
      Math.hypot(...shift) > 1,
      `the right button shifts the target by ${Math.hypot(...shift)} m`,
    );
    const along = position.map((value, axis) => value - (start.position[axis] ?? 0));
    check(distance(shift, along) < 0.01 * Math.hypot(...shift), 'the camera goes along, unturned');
  },
});

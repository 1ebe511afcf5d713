import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

interface Hand {
  readonly look: (position: Vector3, target: Vector3) => void;
  readonly position: () => Vector3;
  readonly target: () => Vector3;
}

async function run({ until, drawn, input }: Tools, { look, position, target }: Hand) {
  const start = new Vector3(0, 0, 10);
  // A click moves focus to the viewer. SDK 3.0 handles keys only after a click.
  await input().click();
  const way: Record<string, unknown> = {};
  for (const code of ['KeyW', 'KeyS', 'KeyA', 'KeyD', 'KeyE', 'KeyQ'] as const) {
    look(start, new Vector3());
    await drawn();
    await input().keyDown(code);
    const moved = () => position().sub(start);
    await until(() => moved().length() > 0.05);
    await input().keyUp(code);
    way[code] = moved()
      .normalize()
      .toArray()
      .map((value) => Math.round(value) + 0);
  }
  const rotating: string[] = [];
  for (const code of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
    look(start, new Vector3());
    await drawn();
    const direction = () => target().sub(position());
    const before = direction();
    await input().keyDown(code);
    await until(() => direction().angleTo(before) > 0.01);
    await input().keyUp(code);
    rotating.push(code);
  }
  return { ...way, rotating };
}

export default statement({
  says: 'W and S move the camera forward and back, A and D left and right, and E and Q up and down. The arrow keys rotate it.',
  is: {
    KeyW: [0, 0, -1],
    KeyS: [0, 0, 1],
    KeyA: [-1, 0, 0],
    KeyD: [1, 0, 0],
    KeyE: [0, 1, 0],
    KeyQ: [0, -1, 0],
    rotating: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  },
  run: {
    '3.0.2': (tools) => {
      const { viewer } = tools;
      return run(tools, {
        look: (position, target) => {
          viewer.setCameraPosition(position);
          viewer.setCameraTarget(target);
        },
        position: () => viewer.getCameraPosition(),
        target: () => viewer.getCameraTarget(),
      });
    },
    '3.3.0': (tools) => {
      const manager = tools.viewer.cameraManager;
      return run(tools, {
        look: (position, target) => manager.setCameraState({ position, target }),
        position: () => manager.getCameraState().position,
        target: () => manager.getCameraState().target,
      });
    },
  },
});

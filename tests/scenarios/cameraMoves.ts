/** Measures camera movements, for scenarios about keys, drags, and the wheel. */
import { Vector3 } from 'three';
import type { Camera } from '@reveal-docs/runner/messages';
import type { Stage } from './scenario';
import type { SceneVector } from './stage/scene';

/**
 * A camera movement: distances in meters along the original axes of the camera, and the rotation of the view direction.
 */
export interface CameraMove {
  readonly forward: number;
  readonly right: number;
  readonly up: number;
  /** Rotation of the view direction, in degrees. */
  readonly turned: number;
  /** How far the new view direction points to the right of the previous one, from -1 to 1. */
  readonly turnedRight: number;
  readonly turnedUp: number;
  /** Distance between the previous and the new target, in meters. */
  readonly target: number;
  /** How much the distance between the camera and the target increased, in meters. */
  readonly farther: number;
}

export function moveBetween(before: Camera, after: Camera): CameraMove {
  const [position, target] = [new Vector3(...before.position), new Vector3(...before.target)];
  const [newPosition, newTarget] = [new Vector3(...after.position), new Vector3(...after.target)];
  const view = target.clone().sub(position).normalize();
  const newView = newTarget.clone().sub(newPosition).normalize();
  const right = view
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize();
  const up = right.clone().cross(view);
  const moved = newPosition.clone().sub(position);
  return {
    forward: moved.dot(view),
    right: moved.dot(right),
    up: moved.dot(up),
    turned: (newView.angleTo(view) * 180) / Math.PI,
    turnedRight: newView.dot(right),
    turnedUp: newView.dot(up),
    target: newTarget.distanceTo(target),
    farther: newPosition.distanceTo(newTarget) - position.distanceTo(target),
  };
}

interface MovingViewer {
  readonly cameraManager: { getCameraState(): { readonly position: SceneVector } };
  on(event: 'cameraChange', listener: () => void): void;
  off(event: 'cameraChange', listener: () => void): void;
}

/** Returns the camera's speed while keys are pressed, in meters per second and per frame. */
export async function speedOf(
  stage: Stage,
  ...keys: readonly string[]
): Promise<{ readonly inSecond: number; readonly inFrame: number }> {
  const before = await stage.camera();
  for (const key of keys) await stage.page.keyboard.down(key);
  await stage.until(`${keys.join(' and ')} moves the camera`, async () => {
    const { forward, right, up } = moveBetween(before, await stage.camera());
    return Math.hypot(forward, right, up) > 1;
  });
  const speed = await stage.viewer(
    (viewer: MovingViewer) =>
      new Promise<{ inSecond: number; inFrame: number }>((resolve) => {
        const seen: { time: number; position: SceneVector }[] = [];
        const listener = () => {
          const { x, y, z } = viewer.cameraManager.getCameraState().position;
          const last = { time: performance.now(), position: { x, y, z } as SceneVector };
          seen.push(last);
          const [first = last] = seen;
          const seconds = (last.time - first.time) / 1000;
          if (seen.length < 8 || seconds < 0.7) return;
          viewer.off('cameraChange', listener);
          const meters = Math.hypot(
            x - first.position.x,
            y - first.position.y,
            z - first.position.z,
          );
          resolve({ inSecond: meters / seconds, inFrame: meters / (seen.length - 1) });
        };
        viewer.on('cameraChange', listener);
      }),
  );
  // Release the last key first. If Shift were released first, the browser would report a different key for the letter.
  // Over BiDi, the key for the letter would then stay pressed.
  for (const key of keys.toReversed()) await stage.page.keyboard.up(key);
  await stage.still();
  return speed;
}

import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

interface Finger {
  readonly id: number;
  readonly x: number;
}
type Send = (type: 'start' | 'move' | 'end', fingers: readonly Finger[], changed: Finger) => void;

async function run({ viewer, until, drawn }: Tools, send: Send) {
  const manager = viewer.cameraManager;
  const distance = () => {
    const { position, target } = manager.getCameraState();
    return position.distanceTo(target);
  };
  const center = new Vector3(1, 2, 3);
  manager.setCameraState({ position: new Vector3(1, 2, 13), target: center.clone() });
  await drawn();
  const one = { id: 1, x: 20 };
  const oneLater = { id: 1, x: 40 };
  send('start', [one], one);
  send('move', [oneLater], oneLater);
  await until(() => Math.abs(manager.getCameraState().position.x - 1) > 1);
  const turned = manager.getCameraState().target.distanceTo(center) < 0.01;
  const stays = Math.abs(distance() - 10) < 0.1;
  send('end', [], oneLater);

  manager.setCameraState({ position: new Vector3(0, 0, 10), target: new Vector3() });
  await drawn();
  const two = { id: 2, x: 30 };
  const twoLater = { id: 2, x: 60 };
  send('start', [one], one);
  send('start', [one, two], two);
  send('move', [one, twoLater], twoLater);
  await until(() => distance() < 9);
  send('end', [one], twoLater);
  send('end', [], one);
  return { turned, distance: stays, nearer: true };
}

export default statement({
  says: 'Dragging with one finger rotates the camera around its target. Moving two fingers apart moves the camera closer.',
  is: { turned: true, distance: true, nearer: true },
  expect: { '3.0.2': lacks('CameraState.target'), '3.3.0': holds },
  run: {
    // This release listens for touch events instead of pointer events.
    '3.3.0': (tools) =>
      run(tools, (type, fingers, changed) => {
        const target = tools.viewer.domElement.querySelector('canvas') ?? document.body;
        const touch = ({ id, x }: Finger) =>
          new Touch({ identifier: id, target, clientX: x, clientY: 32 });
        const touches = fingers.map(touch);
        target.dispatchEvent(
          new TouchEvent(`touch${type}`, {
            touches,
            targetTouches: touches,
            changedTouches: [touch(changed)],
            bubbles: true,
            cancelable: true,
          }),
        );
      }),
    // This release listens for pointer events, and turns off the browser's gestures with `touch-action`.
    '4.29.0': (tools) =>
      run(tools, (type, _fingers, { id, x }) => {
        const canvas = tools.viewer.domElement.querySelector('canvas');
        const { left, top } = tools.viewer.domElement.getBoundingClientRect();
        const name = { start: 'pointerdown', move: 'pointermove', end: 'pointerup' }[type];
        canvas?.dispatchEvent(
          new PointerEvent(name, {
            clientX: left + x,
            clientY: top + 32,
            pointerId: id,
            pointerType: 'touch',
            isPrimary: id === 1,
            bubbles: true,
            cancelable: true,
          }),
        );
      }),
  },
});

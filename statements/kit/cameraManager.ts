/** A custom camera manager that works in every release that accepts one. It never moves its camera by itself. */
import * as three from 'three';

/** Names of the methods in the order of the calls. */
type Calls = string[];

export function newCameraManager(calls: Calls = []) {
  const camera = new three.PerspectiveCamera(60, 1, 0.1, 10_000);
  const target = new three.Vector3(0, 0, -1);
  const tell = (name: string) => void calls.push(name);
  return {
    enabled: true,
    calls,
    getCamera: () => camera,
    setCameraState: (state: { position?: three.Vector3; target?: three.Vector3 }) => {
      tell('setCameraState');
      if (state.position) camera.position.copy(state.position);
      if (state.target) target.copy(state.target);
    },
    getCameraState: () => ({
      position: camera.position.clone(),
      target: target.clone(),
      rotation: camera.quaternion.clone(),
    }),
    activate: () => tell('activate'),
    deactivate: () => tell('deactivate'),
    on: (event: string) => tell(`on ${event}`),
    off: (event: string) => tell(`off ${event}`),
    fitCameraToBoundingBox: () => tell('fitCameraToBoundingBox'),
    update: () => {},
    dispose: () => tell('dispose'),
  };
}

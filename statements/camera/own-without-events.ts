import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "The viewer doesn't redraw when a custom camera manager moves the camera without firing `cameraChange`.",
  is: { still: 0, moved: false, requested: true },
  expect: {
    '3.0.2': lacks('Cognite3DViewerOptions.cameraManager'),
    '3.3.0': instead(
      "The viewer redraws when a custom camera manager moves the camera, even if it doesn't fire `cameraChange`.",
      { still: 0, moved: true, requested: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, newCameraManager, drawn, sleep }) => {
    const manager = newCameraManager();
    const viewer = newViewer({ cameraManager: manager });
    viewer.addObject3D(new Mesh(new BoxGeometry(2, 2, 2), new MeshBasicMaterial()));
    await drawn(viewer);
    await sleep(500);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    await sleep(500);
    const still = frames;
    manager.setCameraState({ position: new Vector3(5, 5, 5) });
    await sleep(500);
    const moved = frames > still;
    frames = 0;
    await drawn(viewer);
    return { still, moved, requested: frames > 0 };
  },
});

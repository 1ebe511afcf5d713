import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`positionUpdatedCallback` gets the element, its place in CSS pixels, its place in the scene, the distance to the camera in meters, and `userData`.',
  is: { element: true, pixels: [32, 32], scene: [0, 0, 0], distance: 5, userData: 'mine' },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    let seen: object | undefined;
    tool.add(element, new Vector3(), {
      userData: 'mine',
      positionUpdatedCallback: (given, position2D, position3D, distance, userData) => {
        seen = {
          element: given === element,
          pixels: position2D.toArray().map(Math.round),
          scene: position3D.toArray(),
          distance: Math.round(distance),
          userData: userData as string,
        };
      },
    });
    await until(() => seen !== undefined);
    return seen;
  },
});

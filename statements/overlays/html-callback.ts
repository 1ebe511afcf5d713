import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`positionUpdatedCallback` receives the element, its position in pixels, its position in the scene, its distance from the camera, and `userData`.',
  is: { element: true, pixels: [50, 25], scene: [1, 2, 3], distance: 3.46, userData: 'mine' },
  run: async ({ newViewer, newElement, until, drawn }) => {
    const viewer = newViewer({ domElement: newElement(100, 50) });
    const mesh = new Mesh(new BoxGeometry(1, 1, 1));
    mesh.position.set(1, 2, 3);
    viewer.addObject3D(mesh);
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(0, 1, 2), new Vector3(2, 3, 4)), 0);
    await drawn(viewer);
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    let seen: object | undefined;
    tool.add(element, new Vector3(1, 2, 3), {
      userData: 'mine',
      positionUpdatedCallback: (given, position2D, position3D, distance, userData) => {
        seen = {
          element: given === element,
          pixels: position2D.toArray().map(Math.round),
          scene: position3D.toArray(),
          distance: Math.round(distance * 100) / 100,
          userData: userData as string,
        };
      },
    });
    await until(() => seen !== undefined);
    return seen;
  },
});

import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { BoxGeometry, Mesh, Plane, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool` hides an element whose point is behind the camera or removed by a global clipping plane.',
  is: { front: ['visible', 'visible'], behind: 'hidden', clipped: 'hidden' },
  expect: { '3.0.2': lacks('Cognite3DViewer.setGlobalClippingPlanes'), '4.29.0': holds },
  run: async ({ viewer, until, drawn }) => {
    const manager = viewer.cameraManager;
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    manager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    await until(() => element.style.visibility === 'visible');
    const look = () => {
      tool.forceUpdate();
      return element.style.visibility;
    };
    const front = [look()];
    manager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3(0, 0, 10) });
    await drawn();
    const behind = look();
    manager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    front.push(look());
    viewer.setGlobalClippingPlanes([new Plane(new Vector3(0, 1, 0), -1)]);
    return { front, behind, clipped: look() };
  },
});

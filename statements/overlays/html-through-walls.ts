import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool` keeps an element visible even if an object covers its point.',
  is: { free: 'visible', covered: 'visible', behindCamera: 'hidden' },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    await until(() => element.style.visibility === 'visible');
    const free = element.style.visibility;
    const wall = new Mesh(new BoxGeometry(10, 10, 1));
    wall.position.z = 5;
    viewer.addObject3D(wall);
    await drawn();
    tool.forceUpdate();
    const covered = element.style.visibility;
    // For comparison, the tool hides an element behind the camera.
    viewer.cameraManager.setCameraState({
      position: new Vector3(0, 0, 20),
      target: new Vector3(0, 0, 40),
    });
    await drawn();
    tool.forceUpdate();
    return { free, covered, behindCamera: element.style.visibility };
  },
});

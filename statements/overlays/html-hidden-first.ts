import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'An element is invisible when it is handed to `HtmlOverlayTool.add()`, until it is placed.',
  is: { given: 'hidden', placed: 'visible' },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    const given = element.style.visibility;
    await until(() => element.style.visibility === 'visible');
    return { given, placed: element.style.visibility };
  },
});

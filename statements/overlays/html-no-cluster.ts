import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'Without `clusteringOptions`, `HtmlOverlayTool` keeps overlapping elements visible.',
  is: ['visible', 'visible'],
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const tool = new HtmlOverlayTool(viewer);
    const elements = ['a', 'b'].map(() => {
      const element = document.createElement('div');
      element.style.cssText = 'position: absolute; width: 20px; height: 20px';
      tool.add(element, new Vector3());
      return element;
    });
    await until(() => tool.elements.length === 2);
    tool.forceUpdate();
    return elements.map(({ style }) => style.visibility);
  },
});

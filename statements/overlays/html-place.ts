import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool` places the top-left corner of an element at its point, by setting `left` and `top`. A CSS `transform` moves the element from there.',
  is: { style: ['50px', '25px'], corner: [50, 25], moved: [45, 15] },
  run: async ({ newViewer, newElement, until, drawn }) => {
    const viewer = newViewer({ domElement: newElement(100, 50) });
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn(viewer);
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.cssText = 'position: absolute; width: 10px; height: 10px';
    tool.add(element, new Vector3());
    await until(() => element.style.visibility === 'visible');
    const place = () => {
      const from = viewer.domElement.getBoundingClientRect();
      const { left, top } = element.getBoundingClientRect();
      return [left - from.left, top - from.top].map(Math.round);
    };
    const corner = place();
    element.style.transform = 'translate(-50%, -100%)';
    return { style: [element.style.left, element.style.top], corner, moved: place() };
  },
});

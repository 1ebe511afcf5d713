import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool` doesn't measure an element again: if elements grow later, they aren't clustered.",
  is: { before: 0, grown: 0, wide: true },
  run: async ({ viewer, until, drawn, newElement }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    let clusters = 0;
    const tool = new HtmlOverlayTool(viewer, {
      clusteringOptions: {
        mode: 'overlapInScreenSpace',
        createClusterElementCallback: () => {
          clusters += 1;
          return newElement(1, 1);
        },
      },
    });
    const addPair = (width: number) =>
      [-0.5, 0.5].map((x) => {
        const element = document.createElement('div');
        element.style.cssText = `position: absolute; width: ${width}px; height: 1px`;
        tool.add(element, new Vector3(x, 0, 0));
        return element;
      });
    const elements = addPair(1);
    await until(() => tool.elements.length === 2);
    tool.forceUpdate();
    const before = clusters;
    for (const element of elements) element.style.width = '60px';
    tool.forceUpdate();
    const grown = clusters - before;
    addPair(60);
    await until(() => tool.elements.length === 4);
    tool.forceUpdate();
    return { before, grown, wide: clusters > grown };
  },
});

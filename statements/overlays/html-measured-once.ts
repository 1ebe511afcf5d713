import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool` doesn't cluster elements that overlap only because they grew after you added them. It does cluster elements that overlap from the start.",
  is: { small: 0, grown: 0, large: true },
  run: async ({ viewer, until, drawn, newElement }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const addPair = async (size: number) => {
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
      const elements = [-0.5, 0.5].map((x) => {
        const element = document.createElement('div');
        element.style.cssText = `position: absolute; width: ${size}px; height: ${size}px`;
        tool.add(element, new Vector3(x, 0, 0));
        return element;
      });
      await until(() => tool.elements.length === 2);
      return {
        grow: () =>
          elements.forEach(({ style }) => Object.assign(style, { width: '60px', height: '60px' })),
        countClusters: () => {
          tool.forceUpdate();
          return clusters;
        },
        dispose: () => tool.dispose(),
      };
    };
    const pair = await addPair(1);
    const small = pair.countClusters();
    pair.grow();
    const grown = pair.countClusters();
    pair.dispose();
    const large = await addPair(60);
    return { small, grown, large: large.countClusters() > 0 };
  },
});

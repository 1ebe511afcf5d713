import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

type Options = ConstructorParameters<typeof HtmlOverlayTool>[1];

export default statement({
  says: 'Without `clusteringOptions`, `HtmlOverlayTool` keeps two overlapping elements visible. With `clusteringOptions`, it hides both.',
  is: { without: ['visible', 'visible'], with: ['hidden', 'hidden'] },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const look = async (options?: Options) => {
      const tool = new HtmlOverlayTool(viewer, options);
      const elements = ['a', 'b'].map(() => {
        const element = document.createElement('div');
        element.style.cssText = 'position: absolute; width: 20px; height: 20px';
        tool.add(element, new Vector3());
        return element;
      });
      await until(() => tool.elements.length === 2);
      tool.forceUpdate();
      const seen = elements.map(({ style }) => style.visibility);
      tool.dispose();
      return seen;
    };
    const createClusterElementCallback = () => {
      const cluster = document.createElement('div');
      cluster.style.position = 'absolute';
      return cluster;
    };
    return {
      without: await look(),
      with: await look({
        clusteringOptions: { mode: 'overlapInScreenSpace', createClusterElementCallback },
      }),
    };
  },
});

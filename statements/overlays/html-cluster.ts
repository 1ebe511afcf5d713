import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'With `clusteringOptions`, `createClusterElementCallback` receives the `userData` of two overlapping elements. `HtmlOverlayTool` then adds the returned element to the viewer.',
  is: { userData: ['a', 'b'], hidden: ['hidden', 'hidden'], cluster: true },
  run: async ({ viewer, until, drawn }) => {
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn();
    const cluster = document.createElement('div');
    cluster.style.position = 'absolute';
    let userData: string[] = [];
    const tool = new HtmlOverlayTool(viewer, {
      clusteringOptions: {
        mode: 'overlapInScreenSpace',
        createClusterElementCallback: (elements) => {
          userData = elements.map((element) => element.userData as string);
          return cluster;
        },
      },
    });
    const elements = ['a', 'b'].map((name) => {
      const element = document.createElement('div');
      element.style.cssText = 'position: absolute; width: 20px; height: 20px';
      tool.add(element, new Vector3(), { userData: name });
      return element;
    });
    await until(() => tool.elements.length === 2);
    tool.forceUpdate();
    return {
      userData,
      hidden: elements.map(({ style }) => style.visibility),
      cluster: viewer.domElement.contains(cluster),
    };
  },
});

import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool.remove()` removes one element. It throws for an element that wasn't added.",
  is: { removed: false, other: true, unknown: 'Element is not attached to viewer' },
  run: async ({ viewer, messageOf, until }) => {
    const tool = new HtmlOverlayTool(viewer);
    const [first, second] = [document.createElement('div'), document.createElement('div')];
    for (const element of [first, second]) {
      element.style.position = 'absolute';
      tool.add(element, new Vector3());
    }
    await until(() => first.isConnected && second.isConnected && tool.elements.length === 2);
    tool.remove(first);
    return {
      removed: first.isConnected,
      other: second.isConnected && tool.elements.length === 1,
      unknown: await messageOf(() => tool.remove(document.createElement('div'))),
    };
  },
});

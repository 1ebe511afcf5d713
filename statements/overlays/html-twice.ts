import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`HtmlOverlayTool.add()` throws for an element that was already added.',
  is: 'Element is already attached to viewer',
  run: ({ viewer, messageOf }) => {
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    return messageOf(() => tool.add(element, new Vector3()));
  },
});

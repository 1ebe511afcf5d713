import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool.remove()` throws for an element that wasn't added.",
  is: 'Element is not attached to viewer',
  run: ({ viewer, messageOf }) =>
    messageOf(() => new HtmlOverlayTool(viewer).remove(document.createElement('div'))),
});

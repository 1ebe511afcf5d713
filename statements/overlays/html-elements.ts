import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool.elements` doesn't include an element immediately after `add()`, only a moment later.",
  is: { atOnce: 0, later: 1 },
  expect: {
    '3.0.2': instead('`HtmlOverlayTool.elements` includes an element as soon as `add()` returns.', {
      atOnce: 1,
      later: 1,
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, until }) => {
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    const atOnce = tool.elements.length;
    await until(() => tool.elements.length > 0);
    return { atOnce, later: tool.elements.length };
  },
});

import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool.elements` doesn't include a new element immediately after `add()`, but it does 50 ms later.",
  is: { atOnce: 0, before: 0, after: 1 },
  expect: {
    '3.0.2': instead('`HtmlOverlayTool.elements` includes an element as soon as `add()` returns.', {
      atOnce: 1,
      before: 1,
      after: 1,
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, clock }) => {
    const tool = new HtmlOverlayTool(viewer);
    clock.hold();
    const element = document.createElement('div');
    element.style.position = 'absolute';
    tool.add(element, new Vector3());
    const atOnce = tool.elements.length;
    await clock.pass(49);
    const before = tool.elements.length;
    await clock.pass(1);
    return { atOnce, before, after: tool.elements.length };
  },
});

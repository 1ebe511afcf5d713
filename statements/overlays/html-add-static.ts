import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool.add()` doesn't throw for an element without `position: absolute`. It doesn't attach the element either, and throws an uncaught error later.",
  is: { thrown: false, uncaught: true, attached: false },
  expect: {
    '3.0.2': instead(
      '`HtmlOverlayTool.add()` throws for an element without `position: absolute`.',
      { thrown: true, uncaught: false, attached: false },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, uncaught, until, messageOf }) => {
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    const thrown = await messageOf(() => tool.add(element, new Vector3()));
    if (thrown === null) await until(() => uncaught.length > 0);
    return {
      thrown: thrown !== null,
      uncaught: uncaught.some((text) => text.includes('position of absolute')),
      attached: viewer.domElement.contains(element),
    };
  },
});

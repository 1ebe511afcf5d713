import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`HtmlOverlayTool.add()` doesn't throw for an element without `position: absolute`. 50 ms later, the tool removes the element from the viewer and throws an uncaught error.",
  is: {
    thrown: false,
    uncaught: true,
    attached: [true, false],
    absolute: true,
    after49: null,
    after50: true,
  },
  expect: {
    '3.0.2': instead(
      '`HtmlOverlayTool.add()` throws for an element without `position: absolute`.',
      {
        thrown: true,
        uncaught: false,
        attached: [false, false],
        absolute: true,
        after49: null,
        after50: false,
      },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, uncaught, until, messageOf, clock }) => {
    const tool = new HtmlOverlayTool(viewer);
    const isRightError = (message?: string | null) => message?.includes('position of absolute');
    const element = document.createElement('div');
    const thrown = await messageOf(() => tool.add(element, new Vector3()));
    const attached = [viewer.domElement.contains(element)];
    if (thrown === null) await until(() => uncaught.length > 0);
    attached.push(viewer.domElement.contains(element));
    const absolute = document.createElement('div');
    absolute.style.position = 'absolute';
    tool.add(absolute, new Vector3());
    await until(() => tool.elements.length > 0);
    // The SDK throws the error in a timer, so hold the clock to measure the delay.
    clock.hold();
    await messageOf(() => tool.add(document.createElement('div'), new Vector3()));
    const after49 = await messageOf(() => clock.pass(49));
    const after50 = isRightError(await messageOf(() => clock.pass(1))) === true;
    return {
      thrown: isRightError(thrown) === true,
      uncaught: uncaught.some(isRightError),
      attached,
      absolute: viewer.domElement.contains(absolute),
      after49,
      after50,
    };
  },
});

import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "Clicking an `HtmlOverlayTool` element doesn't fire the viewer's `click` event. With `pointer-events: none` on the element, the click goes through to the canvas and fires the event.",
  is: { under: 'own', element: 0, canvas: 'canvas', through: 1 },
  expect: {
    '3.0.2': holds,
    '3.3.0': instead(
      "Clicking an `HtmlOverlayTool` element also fires the viewer's `click` event. With `pointer-events: none` on the element, the click goes through to the canvas.",
      { under: 'own', element: 1, canvas: 'canvas', through: 1 },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, newElement, until, drawn, clock }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    viewer.addObject3D(new Mesh(new BoxGeometry(1, 1, 1)));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1)), 0);
    await drawn(viewer);
    const tool = new HtmlOverlayTool(viewer);
    const element = document.createElement('div');
    element.style.cssText = 'position: absolute; width: 20px; height: 20px';
    tool.add(element, new Vector3());
    await until(() => element.style.visibility === 'visible');
    const box = element.getBoundingClientRect();
    const place = { clientX: box.left + 10, clientY: box.top + 10, bubbles: true };
    const atPlace = () => document.elementFromPoint(place.clientX, place.clientY);
    const nameAt = () => (atPlace() === element ? 'own' : atPlace()?.tagName.toLowerCase());
    const under = nameAt();
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    // These events trigger the SDK's listeners. The browser itself doesn't act on events that a script dispatches.
    const press = async () => {
      const before = count;
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
        const event = type.startsWith('pointer')
          ? new PointerEvent(type, { ...place, pointerId: 1, pointerType: 'mouse' })
          : new MouseEvent(type, place);
        Object.defineProperty(event, 'timeStamp', { value: clock.now });
        atPlace()?.dispatchEvent(event);
      }
      await clock.pass(1000);
      return count - before;
    };
    const onElement = await press();
    element.style.pointerEvents = 'none';
    return { under, element: onElement, canvas: nameAt(), through: await press() };
  },
});

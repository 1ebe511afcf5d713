import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A drag that starts on an `HtmlOverlayTool` element moves the camera, with or without `pointer-events: none` on the element.',
  is: { pressed: false, element: true, through: true },
  expect: {
    '3.0.2': instead(
      "A drag that starts on an `HtmlOverlayTool` element doesn't move the camera. With `pointer-events: none` on the element, it does.",
      { pressed: false, element: false, through: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ newViewer, newElement, until, drawn, sleep }) => {
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
    const place = () => {
      const { x, y, z } = viewer.getViewState().camera?.position ?? { x: NaN, y: NaN, z: NaN };
      return new Vector3(x, y, z);
    };
    const drag = async (distance: number) => {
      const [x, y] = [box.left + 10, box.top + 10];
      const target = document.elementFromPoint(x, y);
      const before = place();
      // These events trigger the SDK's listeners. The browser itself doesn't act on events that a script dispatches.
      const send = (name: 'down' | 'move' | 'up', movementX: number) => {
        const init = {
          clientX: x + movementX,
          clientY: y,
          movementX,
          buttons: name === 'up' ? 0 : 1,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          bubbles: true,
          cancelable: true,
        };
        target?.dispatchEvent(new PointerEvent(`pointer${name}`, init));
        target?.dispatchEvent(new MouseEvent(`mouse${name}`, init));
      };
      send('down', 0);
      if (distance > 0) send('move', distance);
      await sleep(700);
      send('up', distance);
      return place().distanceTo(before) > 0.1;
    };
    const pressed = await drag(0);
    const onElement = await drag(40);
    element.style.pointerEvents = 'none';
    return { pressed, element: onElement, through: await drag(40) };
  },
});

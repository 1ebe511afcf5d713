import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "Pressing an `HtmlOverlayTool` element doesn't fire the viewer's `click` event. With `pointer-events: none` on the element, the pointer hits the canvas instead.",
  is: { under: 'own', element: 0, canvas: 'canvas' },
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
    const nameAt = () => {
      const found = document.elementFromPoint(place.clientX, place.clientY);
      return found === element ? 'own' : found?.tagName.toLowerCase();
    };
    const under = nameAt();
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    for (const type of ['pointerdown', 'pointerup'])
      element.dispatchEvent(new PointerEvent(type, place));
    await clock.pass(1000);
    element.style.pointerEvents = 'none';
    return { under, element: count, canvas: nameAt() };
  },
});

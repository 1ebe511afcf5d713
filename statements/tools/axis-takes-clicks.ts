import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "Clicking the cube of `AxisViewTool` doesn't fire the viewer's `click` event. Clicking next to it does.",
  is: { cube: 0, beside: 1 },
  run: async ({ newViewer, newElement, pointer, clock }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    const before = new Set(viewer.domElement.querySelectorAll('div'));
    new AxisViewTool(viewer);
    let count = 0;
    viewer.on('click', () => (count += 1));
    const cube = [...viewer.domElement.querySelectorAll('div')].find((div) => !before.has(div));
    clock.hold();
    const box = viewer.domElement.getBoundingClientRect();
    const place = { clientX: box.left + 250, clientY: box.top + 250, bubbles: true };
    // The tool listens for these events itself: in 4.x for pointer events, in earlier releases for mouse events.
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
      const event = type.startsWith('pointer')
        ? new PointerEvent(type, { ...place, pointerId: 1, pointerType: 'mouse', isPrimary: true })
        : new MouseEvent(type, place);
      Object.defineProperty(event, 'timeStamp', { value: clock.now });
      cube?.dispatchEvent(event);
    }
    await clock.pass(1000);
    const onCube = count;
    pointer('mouse', viewer).click(20, 20);
    await clock.pass(1000);
    return { cube: onCube, beside: count - onCube };
  },
});

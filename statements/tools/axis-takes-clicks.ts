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
    for (const type of ['pointerdown', 'pointerup']) {
      const box = viewer.domElement.getBoundingClientRect();
      const place = { clientX: box.left + 250, clientY: box.top + 250, bubbles: true };
      cube?.dispatchEvent(new PointerEvent(type, place));
    }
    await clock.pass(1000);
    const onCube = count;
    pointer('mouse', viewer).click(20, 20);
    await clock.pass(1000);
    return { cube: onCube, beside: count - onCube };
  },
});

import { AxisViewTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "Clicking the `AxisViewTool` cube turns the camera, but doesn't fire the viewer's `click` event. Clicking elsewhere in the viewer does.",
  is: { cube: 0, turned: true, beside: 1 },
  run: async ({ newViewer, newElement, pointer, clock, drawn, until, sleep }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    const before = new Set(viewer.domElement.querySelectorAll('div'));
    new AxisViewTool(viewer);
    let count = 0;
    viewer.on('click', () => (count += 1));
    const cube = [...viewer.domElement.querySelectorAll('div')].find((div) => !before.has(div));
    const state = { position: { x: 9, y: 9, z: 9 }, target: { x: 0, y: 0, z: 0 } };
    await viewer.setViewState({ camera: state } as never);
    // The SDK positions the tool in the first frames.
    await drawn(viewer);
    await until(() => cube?.style.left !== '');
    await sleep(300);
    const camera = () => JSON.stringify(viewer.getViewState().camera?.position);
    const start = camera();
    clock.hold();
    const box = viewer.domElement.getBoundingClientRect();
    const place = { clientX: box.left + 250, clientY: box.top + 250, bubbles: true };
    // The tool listens for pointer events in 4.x, and for mouse events in earlier releases.
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup']) {
      const event = type.startsWith('pointer')
        ? new PointerEvent(type, { ...place, pointerId: 1, pointerType: 'mouse', isPrimary: true })
        : new MouseEvent(type, place);
      Object.defineProperty(event, 'timeStamp', { value: clock.now });
      cube?.dispatchEvent(event);
    }
    await clock.pass(1000);
    const onCube = count;
    clock.release();
    await until(() => camera() !== start);
    const turned = camera() !== start;
    clock.hold();
    pointer('mouse', viewer).click(20, 20);
    await clock.pass(1000);
    return { cube: onCube, turned, beside: count - onCube };
  },
});

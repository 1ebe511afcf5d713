import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.getPixelCoordinatesFromEvent()` returns CSS pixels from the viewer's upper-left corner for wheel events and for the pointer events of a mouse or finger. For the pointer events of a pen, it returns (-1, -1).",
  is: { mouse: [10, 20], touch: [10, 20], pen: [-1, -1], wheel: [10, 20] },
  expect: { '3.0.2': lacks('Cognite3DViewer.getPixelCoordinatesFromEvent'), '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.domElement.style.margin = '30px 0 0 40px';
    const { left, top } = viewer.domElement.getBoundingClientRect();
    const place = { clientX: left + 10, clientY: top + 20 };
    const pixels = (event: PointerEvent | WheelEvent) => {
      const { x, y } = viewer.getPixelCoordinatesFromEvent(event);
      return [x, y];
    };
    const at = (pointerType: string) =>
      pixels(new PointerEvent('pointermove', { ...place, pointerType }));
    const seen = { mouse: at('mouse'), touch: at('touch'), pen: at('pen') };
    const wheel = pixels(new WheelEvent('wheel', place));
    viewer.domElement.style.margin = '';
    return { ...seen, wheel };
  },
});

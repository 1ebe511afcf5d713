import type { PointerEventData } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A tooltip shown on `hover` and hidden on `pointermove` appears once after the mouse stops. `hover` still fires after `pointerleave`. If the tooltip ignores that `hover`, it stays hidden.',
  is: { rested: ['show'], moved: ['hide'], left: ['hide', 'ignore'] },
  expect: { '3.0.2': lacks('PointerEventData'), '4.29.0': holds },
  run: async ({ viewer, mouse, clock }) => {
    let calls: string[] = [];
    let isInside = false;
    viewer.on('hover', (_: PointerEventData) => {
      calls.push(isInside ? 'show' : 'ignore');
    });
    viewer.domElement.addEventListener('pointermove', () => {
      isInside = true;
      calls.push('hide');
    });
    viewer.domElement.addEventListener('pointerleave', () => {
      isInside = false;
      calls.push('hide');
    });
    const since = () => {
      const result = calls;
      calls = [];
      return result;
    };
    clock.hold();
    mouse.move(20, 20);
    since();
    await clock.pass(1000);
    const rested = since();
    mouse.move(25, 20);
    const moved = since();
    await clock.pass(50);
    // Dispatch this event for the program's own listener.
    viewer.domElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await clock.pass(1000);
    return { rested, moved, left: since() };
  },
});

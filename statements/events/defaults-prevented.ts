import { holds, instead, statement } from '../statement';

export default statement({
  says: "The viewer prevents the default action of `pointerdown`, `wheel`, and `contextmenu`, but not of `dblclick`. Of these events, only `pointerdown` doesn't bubble beyond the viewer.",
  is: {
    pointerdown: { prevented: true, goesOn: false },
    wheel: { prevented: true, goesOn: true },
    contextmenu: { prevented: true, goesOn: true },
    dblclick: { prevented: false, goesOn: true },
  },
  expect: {
    '3.0.2': instead(
      'The viewer prevents the default action of `wheel` and `contextmenu`, but not of `pointerdown` or `dblclick`. All four events bubble beyond the viewer.',
      {
        pointerdown: { prevented: false, goesOn: true },
        wheel: { prevented: true, goesOn: true },
        contextmenu: { prevented: true, goesOn: true },
        dblclick: { prevented: false, goesOn: true },
      },
    ),
    '4.29.0': holds,
  },
  run: ({ viewer }) => {
    // This program dispatches the events, so only the SDK's listeners can stop them or prevent their default action.
    const canvas = viewer.domElement.querySelector('canvas');
    const init = { bubbles: true, cancelable: true, clientX: 20, clientY: 20 };
    const send = (event: Event) => {
      let goesOn = false;
      const hear = () => {
        goesOn = true;
      };
      document.addEventListener(event.type, hear);
      canvas?.dispatchEvent(event);
      document.removeEventListener(event.type, hear);
      return { prevented: event.defaultPrevented, goesOn };
    };
    const result = {
      pointerdown: send(new PointerEvent('pointerdown', { ...init, pointerType: 'mouse' })),
      wheel: send(new WheelEvent('wheel', { ...init, deltaY: 10 })),
      contextmenu: send(new MouseEvent('contextmenu', { ...init, button: 2 })),
      dblclick: send(new MouseEvent('dblclick', init)),
    };
    canvas?.dispatchEvent(new PointerEvent('pointerup', { ...init, pointerType: 'mouse' }));
    return result;
  },
});

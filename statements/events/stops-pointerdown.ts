import { holds, instead, statement } from '../statement';

export default statement({
  says: "`pointerdown` doesn't bubble beyond the viewer's element: the document receives it only with a capturing listener. `pointermove` and `pointerup` do bubble.",
  is: {
    element: ['pointerdown', 'pointermove', 'pointerup'],
    captured: ['pointerdown', 'pointermove', 'pointerup'],
    outside: ['pointermove', 'pointerup'],
  },
  expect: {
    '3.0.2': instead("`pointerdown` bubbles beyond the viewer's element.", {
      element: ['pointerdown', 'pointermove', 'pointerup'],
      captured: ['pointerdown', 'pointermove', 'pointerup'],
      outside: ['pointerdown', 'pointermove', 'pointerup'],
    }),
    '4.29.0': holds,
  },
  run: ({ viewer, mouse }) => {
    const kinds = ['pointerdown', 'pointermove', 'pointerup'];
    const seen = {
      element: new Set<string>(),
      captured: new Set<string>(),
      outside: new Set<string>(),
    };
    const add = (place: Set<string>) => (event: Event) => void place.add(event.type);
    const listeners = {
      element: add(seen.element),
      captured: add(seen.captured),
      outside: add(seen.outside),
    };
    for (const kind of kinds) {
      viewer.domElement.addEventListener(kind, listeners.element);
      document.addEventListener(kind, listeners.captured, true);
      document.addEventListener(kind, listeners.outside);
    }
    mouse.move(20, 20);
    mouse.down();
    mouse.move(21, 20);
    mouse.up();
    for (const kind of kinds) {
      document.removeEventListener(kind, listeners.captured, true);
      document.removeEventListener(kind, listeners.outside);
    }
    const list = (place: Set<string>) => [...place].sort();
    return {
      element: list(seen.element),
      captured: list(seen.captured),
      outside: list(seen.outside),
    };
  },
});

import { holds, instead, statement } from '../statement';

export default statement({
  says: 'A press in the viewer gives its element the focus.',
  is: { before: false, after: true },
  expect: {
    '3.0.2': instead('A press in the viewer leaves the focus where it is.', {
      before: false,
      after: false,
    }),
    '4.29.0': holds,
  },
  run: ({ viewer, mouse }) => {
    const hasFocus = () => document.activeElement === viewer.domElement;
    const before = hasFocus();
    mouse.click();
    return { before, after: hasFocus() };
  },
});

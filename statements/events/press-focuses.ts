import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Clicking in the viewer moves the focus to its element.',
  is: { before: false, after: true },
  expect: {
    '3.0.2': instead("Clicking in the viewer doesn't move the focus.", {
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

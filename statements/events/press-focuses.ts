import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Clicking in the viewer moves the focus to its element.',
  is: { before: false, after: true },
  expect: {
    '3.0.2': instead("Clicking in the viewer doesn't move the focus to its element.", {
      before: false,
      after: false,
    }),
    '3.3.0': holds,
  },
  run: async ({ viewer, drawn, input }) => {
    await drawn();
    const hasFocus = () => document.activeElement === viewer.domElement;
    const before = hasFocus();
    let isPressed = false;
    viewer.domElement.addEventListener('pointerdown', () => (isPressed = true), true);
    await input().click();
    return isPressed ? { before, after: hasFocus() } : 'not pressed';
  },
});

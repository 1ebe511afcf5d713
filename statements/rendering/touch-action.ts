import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer sets `touch-action: none` in the `style` of its canvas.',
  is: { viewer: 'none', set: 'pan-y' },
  expect: {
    '3.0.2': instead("The viewer doesn't set `touch-action` in the `style` of its canvas.", {
      viewer: '',
      set: 'pan-y',
    }),
    '4.29.0': holds,
  },
  run: ({ viewer }) => {
    const style = viewer.domElement.querySelector('canvas')?.style;
    const byViewer = style?.touchAction;
    // Set a value, to check that this program can read it from the style.
    style?.setProperty('touch-action', 'pan-y');
    return { viewer: byViewer, set: style?.touchAction };
  },
});

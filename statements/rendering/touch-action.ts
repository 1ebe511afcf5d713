import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer sets `touch-action: none` on its canvas.',
  is: 'none',
  expect: {
    '3.0.2': instead("The viewer doesn't set `touch-action` on its canvas.", ''),
    '4.29.0': holds,
  },
  run: ({ viewer }) => viewer.domElement.querySelector('canvas')?.style.touchAction,
});

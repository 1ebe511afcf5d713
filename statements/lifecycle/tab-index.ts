import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer sets `tabIndex` of its element to 0, so that the element can receive the keyboard focus.',
  is: 0,
  expect: {
    '3.0.2': instead("The viewer doesn't set `tabIndex` of its element.", -1),
    '3.3.0': holds,
  },
  run: ({ viewer }) => viewer.domElement.tabIndex,
});

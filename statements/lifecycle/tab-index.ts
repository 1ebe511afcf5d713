import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer sets `tabIndex` of its element to 0, so that the keyboard reaches it.',
  is: 0,
  expect: {
    '3.0.2': instead('The viewer leaves `tabIndex` of its element as it is.', -1),
    '3.3.0': holds,
  },
  run: ({ viewer }) => viewer.domElement.tabIndex,
});

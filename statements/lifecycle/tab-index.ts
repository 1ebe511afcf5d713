import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer sets `tabIndex` on its element to 0, so that the element can receive the keyboard focus.',
  is: { before: -1, after: 0, focused: true },
  expect: {
    '3.0.2': instead("The viewer doesn't set `tabIndex` on its element.", {
      before: -1,
      after: -1,
      focused: false,
    }),
    '3.3.0': holds,
  },
  run: ({ newViewer, newElement }) => {
    const domElement = newElement();
    const before = domElement.tabIndex;
    newViewer({ domElement });
    domElement.focus();
    const focused = document.activeElement === domElement;
    return { before, after: domElement.tabIndex, focused };
  },
});

import { statement } from '../statement';

export default statement({
  says: "The viewer's canvas has no text, `role`, or `aria-label`. The viewer's element has no `aria-label` either.",
  is: { text: '', role: null, label: null, element: null },
  run: ({ viewer }) => {
    const canvas = viewer.domElement.querySelector('canvas');
    return {
      text: canvas?.textContent,
      role: canvas?.getAttribute('role'),
      label: canvas?.getAttribute('aria-label'),
      element: viewer.domElement.getAttribute('aria-label'),
    };
  },
});

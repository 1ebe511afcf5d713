import { statement } from '../statement';

export default statement({
  says: "The viewer's canvas has no text, `role`, or `aria-label`. The viewer's element has no `aria-label` either, unless you set one.",
  is: { text: '', role: null, label: null, element: null, set: 'Plant' },
  run: ({ viewer }) => {
    const canvas = viewer.domElement.querySelector('canvas');
    const label = () => viewer.domElement.getAttribute('aria-label');
    const seen = {
      text: canvas?.textContent,
      role: canvas?.getAttribute('role'),
      label: canvas?.getAttribute('aria-label'),
      element: label(),
    };
    viewer.domElement.setAttribute('aria-label', 'Plant');
    return { ...seen, set: label() };
  },
});

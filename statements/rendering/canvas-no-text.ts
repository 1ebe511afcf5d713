import { statement } from '../statement';

export default statement({
  says: "The viewer's canvas has no text, `role`, or `aria-label`. The viewer's element has no `aria-label` either, unless you set one.",
  is: {
    own: { text: '', role: null, label: null, element: null },
    set: { text: 'Plant', role: 'img', label: 'Plant', element: 'Plant' },
  },
  run: ({ viewer }) => {
    const canvas = viewer.domElement.querySelector('canvas');
    const read = () => ({
      text: canvas?.textContent,
      role: canvas?.getAttribute('role'),
      label: canvas?.getAttribute('aria-label'),
      element: viewer.domElement.getAttribute('aria-label'),
    });
    const own = read();
    canvas?.append('Plant');
    canvas?.setAttribute('role', 'img');
    canvas?.setAttribute('aria-label', 'Plant');
    viewer.domElement.setAttribute('aria-label', 'Plant');
    return { own, set: read() };
  },
});

import { statement } from '../statement';

export default statement({
  says: 'The canvas of the viewer has no text, no role and no label: a screen reader finds nothing in it.',
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

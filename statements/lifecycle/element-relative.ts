import { holds, statement } from '../statement';

export default statement({
  says: 'The viewer sets `position: relative` on its element, even if the element has `position: absolute`.',
  is: { '': 'relative', absolute: 'relative' },
  expect: { '3.0.2': holds, '4.29.0': holds },
  run: ({ newViewer }) => {
    const positionAfter = (position: string) => {
      const domElement = document.createElement('div');
      domElement.style.position = position;
      newViewer({ domElement });
      return domElement.style.position;
    };
    return { '': positionAfter(''), absolute: positionAfter('absolute') };
  },
});

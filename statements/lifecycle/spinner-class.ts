import { statement } from '../statement';

export default statement({
  says: 'The loading indicator has the class `reveal-viewer-spinner`, so you can hide it with CSS.',
  is: { before: true, after: false },
  run: ({ viewer, newElement }) => {
    const indicator = viewer.domElement.querySelector('.reveal-viewer-spinner');
    const isShown = () =>
      indicator !== null && getComputedStyle(indicator).getPropertyValue('display') !== 'none';
    const before = isShown();
    const style = document.createElement('style');
    style.textContent = '.reveal-viewer-spinner { display: none !important; }';
    newElement().append(style);
    return { before, after: isShown() };
  },
});

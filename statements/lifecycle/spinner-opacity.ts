import { statement } from '../statement';

export default statement({
  says: 'The loading indicator has an opacity of 1 by default. `loadingIndicatorStyle.opacity` changes it, but 0 becomes 0.2.',
  is: ['1', '0.5', '0.2'],
  run: ({ newViewer }) =>
    [undefined, 0.5, 0].map((opacity) => {
      const placement = 'topLeft' as const;
      const options =
        opacity === undefined ? {} : { loadingIndicatorStyle: { placement, opacity } };
      const { domElement } = newViewer(options);
      return domElement.querySelector<HTMLElement>('.reveal-viewer-spinner')?.style.opacity;
    }),
});

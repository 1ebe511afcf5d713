import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'Four states of a 3D view',
  description:
    'The view has four states. Initially, it is loading. When onLoading reports that everything is loaded, it is shown. If ' +
    'addModel() rejects instead, it has failed. When webglcontextlost fires on the canvas of a shown view, the view is ' +
    'interrupted.',
  restsOn: ['loading/on-loading', 'lifecycle/refused', 'rendering/context-restored'],
  boxes: {
    loading: { title: 'Loading', lines: ['a progress bar'] },
    shown: { tone: 'accent', title: 'Shown', lines: ['nothing covers it'] },
    failed: { tone: 'dashed', title: 'Failed', lines: ['`addModel()` rejected'] },
    interrupted: { tone: 'dashed', title: 'Interrupted', lines: ['webglcontextlost'] },
  },
  arrows: [
    { from: 'loading', to: 'shown', label: '`onLoading`: complete' },
    { from: 'loading', to: 'failed', label: 'error' },
    { from: 'shown', to: 'interrupted', label: 'context lost' },
  ],
  wide: {
    height: 190,
    places: {
      loading: [18, 14, 230, 62],
      shown: [456, 14, 230, 62],
      failed: [18, 118, 230, 62],
      interrupted: [456, 118, 230, 62],
    },
  },
  narrow: {
    height: 384,
    places: {
      failed: [14, 14, 312, 52],
      loading: [14, 116, 312, 52],
      shown: [14, 218, 312, 52],
      interrupted: [14, 320, 312, 52],
    },
  },
});

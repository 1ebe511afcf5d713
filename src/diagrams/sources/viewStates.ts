import { defineDiagram } from '../diagram';

/** What a user sees of a view, and what leads from one state to the next. */
export default defineDiagram({
  title: 'Four states of a 3D view',
  description:
    'Four states. The view is loading at first. When onLoading reports that all parts are there, it is shown. When ' +
    'addModel() rejects instead, it has failed. When the canvas of a shown view gets webglcontextlost, the view is ' +
    'interrupted.',
  restsOn: ['loading/on-loading', 'lifecycle/refused', 'rendering/context-restored'],
  boxes: {
    loading: { title: 'Loading', lines: ['a bar with the progress'] },
    shown: { tone: 'accent', title: 'Shown', lines: ['nothing in the way'] },
    failed: { tone: 'dashed', title: 'Failed', lines: ['`addModel()` rejected'] },
    interrupted: { tone: 'dashed', title: 'Interrupted', lines: ['webglcontextlost'] },
  },
  arrows: [
    { from: 'loading', to: 'shown', label: '`onLoading`: all is there' },
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

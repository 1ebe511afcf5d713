import { defineDiagram } from '../diagram';

/** What a user sees of a view, and what leads from one state to the next. */
export default defineDiagram({
  title: 'The states of a view that a user understands',
  description:
    'Four states. The view is loading at first. When onLoading reports that as many parts are loaded as were requested, it ' +
    'is shown. When addModel() rejects, it has failed, and a Try again button leads back to loading. When the canvas gets ' +
    'webglcontextlost, the shown view is interrupted, and webglcontextrestored leads back to shown.',
  restsOn: ['loading/on-loading', 'lifecycle/add-again', 'rendering/context-restored'],
  boxes: {
    loading: { title: 'Loading', lines: ['a bar with the progress'] },
    shown: { tone: 'accent', title: 'Shown', lines: ['nothing in the way'] },
    failed: { tone: 'dashed', title: 'Failed', lines: ['`addModel()` rejected'] },
    interrupted: { tone: 'dashed', title: 'Interrupted', lines: ['`webglcontextlost`'] },
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

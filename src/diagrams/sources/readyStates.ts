import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'When the picture is complete',
  description:
    'The element has three states. Initially, it is loading. When onLoading reports that all requested items are loaded, ' +
    'it is loaded. When the sceneRendered event then fires, it is drawn, and tests can continue. When onLoading ' +
    'reports missing items again, it goes back to loading.',
  restsOn: ['loading/on-loading', 'events/before-scene-rendered'],
  boxes: {
    loading: { title: 'loading', lines: ['items are missing'] },
    loaded: { title: 'loaded', lines: ['but not yet on screen'] },
    drawn: { tone: 'accent', title: 'drawn', lines: ['the test continues'] },
    again: { tone: 'note', lines: ['`onLoading`: the camera needs more'] },
  },
  arrows: [
    { from: 'loading', to: 'loaded', label: '`onLoading`: complete' },
    { from: 'loaded', to: 'drawn', label: '`sceneRendered`' },
    {
      from: 'drawn',
      to: 'again',
      head: false,
      wide: { sides: ['bottom', 'right'] },
      narrow: { sides: ['right', 'bottom'] },
    },
    {
      from: 'again',
      to: 'loading',
      wide: { sides: ['left', 'bottom'] },
      narrow: { sides: ['top', 'right'] },
    },
  ],
  wide: {
    height: 138,
    places: {
      loading: [18, 18, 136, 62],
      loaded: [270, 18, 136, 62],
      drawn: [550, 18, 136, 62],
      again: [206, 98, 288, 26],
    },
  },
  narrow: {
    height: 306,
    places: {
      loading: [14, 14, 176, 52],
      loaded: [14, 124, 176, 52],
      drawn: [14, 240, 176, 52],
      again: [226, 104, 100, 92],
    },
  },
});

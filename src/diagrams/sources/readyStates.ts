import { defineDiagram } from '../diagram';

/** The states of an element that says whether its viewer has drawn everything. */
export default defineDiagram({
  title: 'When the picture is complete',
  description:
    'Three states of the element. It is loading at first. When onLoading reports that as many items are loaded as were ' +
    'requested, it is loaded. With the sceneRendered event that follows, it is drawn, which is what a test waits for. When ' +
    'onLoading reports that something is missing again, it goes back to loading.',
  restsOn: ['loading/on-loading', 'events/before-scene-rendered'],
  boxes: {
    loading: { title: 'loading', lines: ['something is missing'] },
    loaded: { title: 'loaded', lines: ['but not yet on screen'] },
    drawn: { tone: 'accent', title: 'drawn', lines: ['the test goes on'] },
    again: { tone: 'note', lines: ['`onLoading`: the camera asks for more'] },
  },
  arrows: [
    { from: 'loading', to: 'loaded', label: '`onLoading`: all is there' },
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

import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'Steps of a frame, and where your code runs',
  description:
    'A frame starts when the viewer itself requests it because the camera or a model changes, or when you request it ' +
    'with requestRedraw(). First, beforeSceneRendered fires, and you can still change your objects. Then the viewer calls ' +
    'beforeRender() on each CustomObject. The viewer draws models and your objects. Finally, sceneRendered fires, and ' +
    'you can draw your own scene on top or request the next frame.',
  restsOn: [
    'events/draws-on-demand',
    'events/before-scene-rendered',
    'objects/custom-before-render',
    'objects/changed-before-frame',
    'objects/redraw-in-events',
    'objects/own-scene',
  ],
  boxes: {
    asked: { title: 'Requested', lines: ['by the viewer, or', '`requestRedraw()`'] },
    before: { title: 'Before', lines: ['`beforeSceneRendered`', '`beforeRender()`'] },
    drawn: { tone: 'accent', title: 'Drawn', lines: ['models and', 'your objects'] },
    after: { title: 'After', lines: ['`sceneRendered`'] },
    change: { tone: 'note', lines: ['Change your objects.'] },
    own: { tone: 'note', lines: ['Draw your own scene.', 'Request the next frame.'] },
  },
  arrows: [
    { from: 'asked', to: 'before' },
    { from: 'before', to: 'drawn' },
    { from: 'drawn', to: 'after' },
    { from: 'change', to: 'before', head: false, wide: { sides: ['top', 'bottom'] } },
    { from: 'own', to: 'after', head: false, wide: { sides: ['top', 'bottom'] } },
  ],
  wide: {
    height: 196,
    places: {
      asked: [18, 18, 142, 84],
      before: [184, 18, 180, 84],
      drawn: [388, 18, 112, 84],
      after: [524, 18, 162, 84],
      change: [184, 128, 180, 30],
      own: [518, 128, 174, 50],
    },
  },
  narrow: {
    height: 372,
    places: {
      asked: [14, 14, 176, 68],
      before: [14, 106, 176, 68],
      drawn: [14, 198, 176, 68],
      after: [14, 290, 176, 68],
      change: [222, 114, 104, 52],
      own: [222, 284, 104, 80],
    },
  },
});

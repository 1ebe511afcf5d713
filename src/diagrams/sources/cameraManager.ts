import { defineDiagram } from '../diagram';

/** What is called on a camera manager from its making to its end. */
export default defineDiagram({
  title: 'The life of a camera manager',
  description:
    'A camera manager comes into use in one of two ways. Given as the option cameraManager, it counts as active, and you ' +
    'call its activate() yourself. Set later with setCameraManager(), the viewer calls its activate() with the former ' +
    'manager. While it is in use, the viewer calls update() before each frame, and the manager gives the events ' +
    'cameraChange and cameraStop. When another manager takes its place, the viewer calls deactivate(); set again, it is ' +
    'activated again. At the end dispose() is called: by viewer.dispose() on the manager in use, by you on one that was ' +
    'replaced, after the viewer.',
  restsOn: [
    'camera/first-not-activated',
    'camera/manager-activated',
    'camera/update-arguments',
    'camera/own-without-events',
    'camera/deactivated',
    'camera/manager-disposed-with-viewer',
    'camera/former-after-viewer',
  ],
  boxes: {
    option: { title: 'Given at the start', lines: ['option `cameraManager`'] },
    later: { title: 'Set later', lines: ['`setCameraManager()`'] },
    active: {
      tone: 'accent',
      title: 'In use',
      lines: [
        'The viewer calls `update()` before each frame.',
        'The manager gives `cameraChange` for each move, `cameraStop` at rest.',
      ],
    },
    replaced: { title: 'Replaced', lines: ['Stops listening; can be set again.'] },
    disposed: {
      tone: 'dashed',
      title: 'Disposed',
      lines: [
        '`viewer.dispose()` disposes the one in use.',
        'You dispose a replaced one, after the viewer.',
      ],
    },
  },
  arrows: [
    { from: 'option', to: 'active', label: 'you call `activate()`' },
    { from: 'later', to: 'active', label: 'the viewer calls `activate()`', narrow: { shift: -30 } },
    {
      from: 'active',
      to: 'replaced',
      label: '`deactivate()`',
      wide: { shift: -18 },
      narrow: { shift: -90 },
    },
    {
      from: 'replaced',
      to: 'active',
      label: '`activate()`',
      wide: { shift: 26 },
      narrow: { shift: 30 },
    },
    { from: 'active', to: 'disposed', narrow: { shift: -134 } },
    { from: 'replaced', to: 'disposed' },
  ],
  wide: {
    height: 390,
    places: {
      option: [18, 18, 200, 60],
      later: [236, 18, 200, 60],
      active: [18, 136, 418, 124],
      replaced: [562, 136, 124, 124],
      disposed: [18, 300, 668, 72],
    },
  },
  narrow: {
    height: 532,
    places: {
      option: [14, 14, 150, 80],
      later: [176, 14, 150, 80],
      active: [14, 160, 312, 118],
      replaced: [72, 338, 254, 54],
      disposed: [14, 430, 312, 88],
    },
  },
});

import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'Lifecycle of a camera manager',
  description:
    'A camera manager becomes active in one of two ways. If you pass it as the option cameraManager, you call its ' +
    'activate() yourself. If you set it later with setCameraManager(), the viewer calls its activate() with the previous ' +
    'manager. While it is active, the viewer calls update() continuously, and the manager fires the events ' +
    'cameraChange and cameraStop. When another manager replaces it, the viewer calls deactivate(). If you set it again, ' +
    'it is activated again. At the end, viewer.dispose() calls dispose() on the active manager. If a manager was ' +
    'replaced, call its dispose() yourself after you dispose the viewer.',
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
    option: { title: 'Initial manager', lines: ['option `cameraManager`'] },
    later: { title: 'Set later', lines: ['`setCameraManager()`'] },
    active: {
      tone: 'accent',
      title: 'Active',
      lines: [
        'The viewer calls `update()` continuously.',
        'The manager fires `cameraChange` for each move, `cameraStop` at rest.',
      ],
    },
    replaced: { title: 'Replaced', lines: ['Stops listening. Can be set again.'] },
    disposed: {
      tone: 'dashed',
      title: 'Disposed',
      lines: [
        '`viewer.dispose()` disposes the active one.',
        'You dispose replaced ones, after the viewer.',
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

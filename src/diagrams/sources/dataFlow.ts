import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'From your app to CDF and back to the canvas',
  description:
    'In the browser, your app creates a CogniteClient and a Cognite3DViewer and calls addModel(). Through the client and ' +
    'with its token, the viewer requests models, nodes, assets and 360 images from Cognite Data Fusion (CDF). Files of CAD ' +
    'models and point clouds come from Cache Storage if an earlier visit stored them there. Otherwise, the viewer ' +
    'downloads them from CDF and stores them. The viewer draws on a canvas with WebGL 2.',
  restsOn: [
    'files/kept',
    'files/kept-kinds',
    'files/asked-once',
    'client/asked-by-viewer',
    'lifecycle/only-reads',
  ],
  boxes: {
    browser: { tone: 'group', title: 'In the browser' },
    app: { title: 'Your app', lines: ['creates client and viewer'] },
    canvas: { title: 'Canvas', lines: ['drawn with WebGL 2'] },
    viewer: {
      tone: 'accent',
      title: 'Viewer',
      lines: ['`Cognite3DViewer`', 'loads what is in view, draws, picks'],
    },
    client: { title: 'Client', lines: ['`CogniteClient` adds your token'] },
    cache: { title: 'Cache Storage', lines: ['stores model files'] },
    cdf: { title: 'Cognite Data Fusion', lines: ['models, nodes, assets, 360 images'] },
  },
  arrows: [
    { from: 'app', to: 'viewer', label: '`addModel()`' },
    { from: 'viewer', to: 'canvas', label: 'draws' },
    { from: 'viewer', to: 'client', label: 'calls' },
    { from: 'client', to: 'cdf', label: 'reads' },
    { from: 'cdf', to: 'cache', label: 'new files' },
    { from: 'cache', to: 'viewer', label: 'files' },
  ],
  wide: {
    height: 292,
    places: {
      browser: [14, 14, 518, 264],
      app: [28, 50, 102, 92],
      canvas: [28, 172, 102, 92],
      viewer: [218, 50, 136, 214],
      client: [400, 50, 120, 92],
      cache: [400, 172, 120, 92],
      cdf: [602, 50, 88, 214],
    },
  },
  narrow: {
    height: 500,
    places: {
      browser: [10, 10, 320, 368],
      app: [22, 42, 140, 64],
      canvas: [178, 42, 140, 64],
      viewer: [22, 162, 296, 82],
      client: [22, 300, 140, 66],
      cache: [178, 300, 140, 66],
      cdf: [22, 428, 296, 60],
    },
  },
});

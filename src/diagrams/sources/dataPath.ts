import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'From a source file to the viewer',
  description:
    'You upload a source file, such as an IFC file or a scan, to Cognite Data Fusion (CDF) as a revision of a 3D model. ' +
    'CDF processes it into outputs: gltf-directory for CAD, ept-pointcloud for a point cloud. After addModel(), the viewer ' +
    'reads an output from CDF. Alternatively, you download the files of an output to your own server, and the viewer reads ' +
    'them from there with a customDataSource.',
  restsOn: ['lifecycle/model-type', 'sources/downloaded', 'sources/add-model'],
  boxes: {
    source: { title: 'Source file', lines: ['CAD or a scan'] },
    cdf: { tone: 'group', title: 'Cognite Data Fusion' },
    revision: { title: 'Revision', lines: ['of a 3D model'] },
    output: { title: 'Output', lines: ['gltf-directory,', 'ept-pointcloud'] },
    server: { tone: 'dashed', title: 'Your server', lines: ['the files of an output'] },
    viewer: { tone: 'accent', title: 'Viewer', lines: ['reads what the camera needs'] },
  },
  arrows: [
    { from: 'source', to: 'revision', label: 'upload' },
    { from: 'revision', to: 'output', label: 'process' },
    { from: 'output', to: 'viewer', label: '`addModel()`' },
    { from: 'output', to: 'server', label: 'download' },
    { from: 'server', to: 'viewer', label: 'data source' },
  ],
  wide: {
    height: 290,
    places: {
      source: [14, 50, 88, 92],
      cdf: [164, 14, 334, 142],
      revision: [174, 50, 96, 92],
      output: [350, 50, 138, 92],
      server: [356, 214, 150, 62],
      viewer: [590, 50, 104, 226],
    },
  },
  narrow: {
    height: 590,
    places: {
      source: [174, 10, 146, 56],
      cdf: [20, 114, 300, 222],
      revision: [174, 150, 132, 56],
      output: [34, 256, 272, 66],
      server: [14, 384, 150, 78],
      viewer: [70, 520, 256, 60],
    },
  },
});

import { defineDiagram, type Route } from '../diagram';

const branch: Route = { sides: ['bottom', 'top'] };
const rail: Route = { sides: ['bottom', 'left'], shift: -138 };
const inner: Route = { sides: ['bottom', 'left'], shift: -120 };

export default defineDiagram({
  title: 'The first classes that your code uses',
  description:
    'Cognite3DViewer is in the middle. Its cameraManager is a CameraManager, and tools are created with a viewer. ' +
    'addModel() resolves to a CogniteCadModel or a CognitePointCloudModel, add360ImageSet() to an Image360Collection. A CAD ' +
    'model is styled with a NodeCollection and a NodeAppearance, a point cloud with a collection of objects and a ' +
    'PointCloudAppearance. An Image360Collection contains images, each of them an Image360 with revisions.',
  restsOn: ['lifecycle/add-model-type', 'camera/default-manager', 'images/set-fields'],
  boxes: {
    camera: { title: 'Camera', lines: ['`CameraManager`'] },
    viewer: { tone: 'accent', title: 'Viewer', lines: ['`Cognite3DViewer`'] },
    tools: { title: 'Tools', lines: ['created with the viewer'] },
    cad: { title: 'CAD', lines: ['`CogniteCadModel`', 'from `addModel()`'] },
    points: { title: 'Point cloud', lines: ['`CognitePointCloudModel`', 'from `addModel()`'] },
    photos: { title: '360 images', lines: ['`Image360Collection`', 'from `add360ImageSet()`'] },
    cadStyle: { title: 'Style of nodes', lines: ['`NodeCollection`', '`NodeAppearance`'] },
    pointStyle: {
      title: 'Style of objects',
      lines: ['collection of objects', '`PointCloudAppearance`'],
    },
    photo: { title: 'One station', lines: ['`Image360`', '`Image360Revision`'] },
  },
  arrows: [
    { from: 'viewer', to: 'camera', narrow: rail },
    { from: 'viewer', to: 'tools', narrow: rail },
    { from: 'viewer', to: 'cad', wide: branch, narrow: rail },
    { from: 'viewer', to: 'points', wide: branch, narrow: rail },
    { from: 'viewer', to: 'photos', wide: branch, narrow: rail },
    { from: 'cad', to: 'cadStyle', narrow: inner },
    { from: 'points', to: 'pointStyle', narrow: inner },
    { from: 'photos', to: 'photo', narrow: inner },
  ],
  wide: {
    height: 334,
    places: {
      camera: [18, 18, 200, 56],
      viewer: [252, 18, 200, 56],
      tools: [486, 18, 200, 56],
      cad: [18, 122, 200, 78],
      points: [252, 122, 200, 78],
      photos: [486, 122, 200, 78],
      cadStyle: [18, 238, 200, 78],
      pointStyle: [252, 238, 200, 78],
      photo: [486, 238, 200, 78],
    },
  },
  narrow: {
    height: 688,
    places: {
      viewer: [14, 14, 312, 48],
      camera: [50, 76, 276, 48],
      tools: [50, 134, 276, 48],
      cad: [50, 192, 276, 66],
      cadStyle: [86, 266, 240, 66],
      points: [50, 362, 276, 66],
      pointStyle: [86, 436, 240, 66],
      photos: [50, 532, 276, 66],
      photo: [86, 606, 240, 66],
    },
  },
});

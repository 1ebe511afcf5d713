import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'Instances of the core data model',
  description:
    'The object3D properties of an asset, a CAD node and a volume all refer to the same 3D object. The annotation of a 360 image is ' +
    'an edge from the 3D object to the image. CAD nodes and volumes refer to their revisions. An image refers to its set, which is a collection.',
  restsOn: [
    'data-modeling/volume-fields',
    'data-modeling/volume-asset',
    'data-modeling/image-annotations',
  ],
  boxes: {
    asset: { title: 'Asset' },
    object: { tone: 'accent', title: '3D object' },
    node: { title: 'CAD node' },
    volume: { title: 'Volume' },
    image: { title: 'Image' },
    cad: { title: 'CAD' },
    cloud: { title: 'Scan' },
    collection: { title: 'Image set' },
  },
  arrows: [
    { from: 'asset', to: 'object', label: '`object3D`' },
    { from: 'node', to: 'object', label: '`object3D`' },
    { from: 'volume', to: 'object', label: '`object3D`' },
    { from: 'object', to: 'image', label: 'edge' },
    { from: 'node', to: 'cad' },
    { from: 'volume', to: 'cloud' },
    { from: 'image', to: 'collection' },
  ],
  wide: {
    height: 230,
    places: {
      asset: [14, 14, 80, 202],
      object: [190, 14, 90, 202],
      node: [386, 14, 90, 54],
      volume: [386, 88, 90, 54],
      image: [386, 162, 90, 54],
      cad: [574, 14, 116, 54],
      cloud: [574, 88, 116, 54],
      collection: [574, 162, 116, 54],
    },
  },
  narrow: {
    height: 330,
    places: {
      asset: [8, 14, 70, 56],
      object: [8, 130, 70, 190],
      node: [152, 130, 84, 50],
      volume: [152, 196, 84, 54],
      image: [152, 266, 84, 54],
      cad: [252, 130, 80, 50],
      cloud: [252, 196, 80, 54],
      collection: [252, 266, 80, 54],
    },
  },
});

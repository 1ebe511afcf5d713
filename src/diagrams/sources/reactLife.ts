import { defineDiagram } from '../diagram';

export default defineDiagram({
  title: 'One effect creates the viewer, another adds the model',
  description:
    'The component has two effects. The first runs for each client: it creates a viewer in its own element, and its ' +
    'cleanup disposes the viewer, releases the WebGL context and removes the element. The second runs for each viewer ' +
    'and each pair of modelId and revisionId: it adds the model, and its cleanup removes it.',
  restsOn: ['lifecycle/strict-mode', 'lifecycle/dispose-while-adding', 'lifecycle/remove-model'],
  boxes: {
    client: { title: 'New client', lines: ['or the component mounts'] },
    make: {
      tone: 'accent',
      title: 'First effect',
      lines: ['creates the viewer in its own element'],
    },
    disposed: { title: 'Its cleanup', lines: ['disposes the viewer, releases the context'] },
    ids: { title: 'New model', lines: ['`modelId` or `revisionId`'] },
    fill: { tone: 'accent', title: 'Second effect', lines: ['adds the model to the viewer'] },
    emptied: { title: 'Its cleanup', lines: ['removes the model'] },
  },
  arrows: [
    { from: 'client', to: 'make' },
    { from: 'make', to: 'disposed', label: 'later' },
    { from: 'make', to: 'fill', narrow: { sides: ['left', 'left'] } },
    { from: 'ids', to: 'fill' },
    { from: 'fill', to: 'emptied', label: 'later' },
  ],
  wide: {
    height: 242,
    places: {
      client: [18, 18, 178, 80],
      make: [242, 18, 190, 80],
      disposed: [496, 18, 190, 80],
      ids: [18, 144, 178, 80],
      fill: [242, 144, 190, 80],
      emptied: [496, 144, 190, 80],
    },
  },
  narrow: {
    height: 478,
    places: {
      client: [48, 14, 278, 46],
      make: [48, 84, 278, 60],
      disposed: [48, 184, 278, 60],
      ids: [48, 266, 278, 46],
      fill: [48, 336, 278, 46],
      emptied: [48, 418, 278, 46],
    },
  },
});

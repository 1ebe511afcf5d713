import { statement } from '../statement';

export default statement({
  says: "Without `domElement`, the viewer creates an element that fills its parent, but doesn't add it to the page.",
  is: { attached: [false, true], size: [100, 50] },
  run: ({ newViewer, newElement }) => {
    const { domElement } = newViewer({ domElement: undefined });
    const before = domElement.isConnected;
    newElement(100, 50).append(domElement);
    const { isConnected, clientWidth, clientHeight } = domElement;
    return { attached: [before, isConnected], size: [clientWidth, clientHeight] };
  },
});

import { statement } from '../statement';

export default statement({
  says: "Without `domElement`, the viewer creates an element that fills its parent, but doesn't add it to the page.",
  is: { width: '100%', height: '100%', attached: false },
  run: ({ newViewer }) => {
    const { domElement } = newViewer({ domElement: undefined });
    const { width, height } = domElement.style;
    return { width, height, attached: domElement.isConnected };
  },
});

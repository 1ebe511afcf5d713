import { statement } from '../statement';

export default statement({
  says: "Calling `Cognite3DViewer.dispose()` a second time doesn't throw, and doesn't remove anything from the viewer's element.",
  is: { messages: [null, null], removed: [1, 0] },
  run: async ({ viewer, messageOf }) => {
    const { domElement } = viewer;
    const remove = domElement.removeChild.bind(domElement);
    let count = 0;
    domElement.removeChild = (node) => {
      if (node instanceof HTMLCanvasElement) count += 1;
      return remove(node);
    };
    const messages = [await messageOf(() => viewer.dispose())];
    const first = count;
    messages.push(await messageOf(() => viewer.dispose()));
    return { messages, removed: [first, count - first] };
  },
});

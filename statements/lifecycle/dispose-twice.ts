import { statement } from '../statement';

export default statement({
  says: "Calling `Cognite3DViewer.dispose()` a second time doesn't throw, and doesn't remove anything from the viewer's element.",
  is: { messages: [null, null], hasRemoved: [true, false], other: 'Model is not added to viewer' },
  run: async ({ viewer, cad, messageOf }) => {
    const model = await cad;
    let removed = 0;
    const onChange = (records: MutationRecord[]) =>
      records.forEach(({ removedNodes }) => (removed += removedNodes.length));
    const observer = new MutationObserver(onChange);
    observer.observe(viewer.domElement, { childList: true, subtree: true });
    const dispose = async () => {
      removed = 0;
      const message = await messageOf(() => viewer.dispose());
      onChange(observer.takeRecords());
      return { message, hasRemoved: removed > 0 };
    };
    const first = await dispose();
    // This canvas remains if the second call doesn't remove anything.
    viewer.domElement.append(document.createElement('canvas'));
    const second = await dispose();
    // For comparison, another method of the disposed viewer causes an error.
    const other = await messageOf(() => viewer.removeModel(model));
    return {
      messages: [first.message, second.message],
      hasRemoved: [first.hasRemoved, second.hasRemoved],
      other,
    };
  },
});

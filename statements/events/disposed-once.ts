import { statement } from '../statement';

export default statement({
  says: '`disposed` fires once, during `Cognite3DViewer.dispose()`, even if you call `dispose()` again.',
  is: { before: 0, after: 1, again: 1 },
  run: ({ viewer }) => {
    let count = 0;
    viewer.on('disposed', () => (count += 1));
    const before = count;
    viewer.dispose();
    const after = count;
    viewer.dispose();
    return { before, after, again: count };
  },
});

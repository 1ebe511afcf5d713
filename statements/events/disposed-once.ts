import { statement } from '../statement';

export default statement({
  says: '`disposed` fires only once, without arguments, during `Cognite3DViewer.dispose()`, even if you call `dispose()` again.',
  is: { before: 0, after: 1, again: 1, values: [] },
  run: ({ viewer }) => {
    let count = 0;
    let values: unknown[] = ['none'];
    viewer.on('disposed', (...received: unknown[]) => {
      count += 1;
      values = received;
    });
    const before = count;
    viewer.dispose();
    const after = count;
    viewer.dispose();
    return { before, after, again: count, values };
  },
});

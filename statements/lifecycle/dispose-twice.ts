import { statement } from '../statement';

export default statement({
  says: 'A second `Cognite3DViewer.dispose()` does nothing.',
  is: null,
  run: ({ viewer, messageOf }) => {
    viewer.dispose();
    return messageOf(() => viewer.dispose());
  },
});

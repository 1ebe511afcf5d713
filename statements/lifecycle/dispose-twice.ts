import { statement } from '../statement';

export default statement({
  says: "Calling `Cognite3DViewer.dispose()` a second time doesn't throw.",
  is: null,
  run: ({ viewer, messageOf }) => {
    viewer.dispose();
    return messageOf(() => viewer.dispose());
  },
});

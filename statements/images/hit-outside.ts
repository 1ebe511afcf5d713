import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`get360AnnotationIntersectionFromPixel()` resolves with null outside a 360 image.',
  is: null,
  expect: {
    '3.0.2': lacks('Cognite3DViewer.get360AnnotationIntersectionFromPixel'),
    '4.29.0': holds,
  },
  run: async ({ viewer }) => {
    await viewer.add360ImageSet('events', { site_id: 'plant' });
    return viewer.get360AnnotationIntersectionFromPixel(32, 32);
  },
});

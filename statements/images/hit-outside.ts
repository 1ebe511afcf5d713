import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`get360AnnotationIntersectionFromPixel()` resolves with the annotation at a pixel of the current 360 image, or with null if that pixel has no annotation. It also resolves with null outside a 360 image.',
  is: { inside: true, beside: null, outside: null },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.get360AnnotationIntersectionFromPixel'),
    '4.29.0': holds,
  },
  run: async ({ viewer, three, drawn }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    await viewer.enter360Image(image);
    const annotations = (await image.getActiveRevision()?.getAnnotations()) ?? [];
    const center = annotations[0]?.getCenter() ?? new three.Vector3();
    const { position } = viewer.cameraManager.getCameraState();
    const annotationAt = async (target: typeof center) => {
      viewer.cameraManager.setCameraState({ position, target });
      await drawn();
      return (await viewer.get360AnnotationIntersectionFromPixel(32, 32))?.annotation ?? null;
    };
    const hit = await annotationAt(center);
    const beside = await annotationAt(position.clone().add(new three.Vector3(0, 10, 0.1)));
    viewer.exit360Image();
    return {
      inside: hit !== null && annotations.includes(hit),
      beside,
      outside: await annotationAt(center),
    };
  },
});

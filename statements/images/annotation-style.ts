import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Image360Annotation.setColor()` and `setVisible()` change one annotation. If you call them without a value, the style from `Image360Collection.setDefaultAnnotationStyle()` applies again. That style also applies to annotations without their own color and visibility.',
  is: {
    first: [
      { red: false, blue: false },
      { red: true, blue: false },
      { red: false, blue: false },
      { red: false, blue: true },
    ],
    other: ['0000ff', true],
    kept: ['ff0000', false],
  },
  expect: { '3.0.2': lacks('Image360Annotation.setColor'), '4.29.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    await viewer.enter360Image(image);
    const [first, other] = (await image.getActiveRevision()?.getAnnotations()) ?? [];
    if (first === undefined || other === undefined) return 'too few annotations';
    const { position } = viewer.cameraManager.getCameraState();
    viewer.cameraManager.setCameraState({ position, target: first.getCenter() });
    const color = async () => {
      await drawn();
      return pixel();
    };
    set.setDefaultAnnotationStyle({ visible: false });
    const [red = 0, , blue = 0] = await color();
    const seen: { red: boolean; blue: boolean }[] = [];
    const look = async () => {
      const now = await color();
      seen.push({ red: (now[0] ?? 0) > red + 20, blue: (now[2] ?? 0) > blue + 20 });
    };
    await look();
    first.setColor(new Color('#ff0000'));
    first.setVisible(true);
    await look();
    first.setColor();
    first.setVisible();
    await look();
    set.setDefaultAnnotationStyle({ color: new Color('#0000ff') });
    await look();
    first.setColor(new Color('#ff0000'));
    first.setVisible(false);
    const styleOf = (one: typeof first) => [one.getColor().getHexString(), one.getVisible()];
    return { first: seen, other: styleOf(other), kept: styleOf(first) };
  },
});

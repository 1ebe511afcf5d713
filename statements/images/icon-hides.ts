import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Picking a pixel with the icon of a 360 image doesn't return a hit, even if a model is behind the icon. After `setIconsVisibility(false)`, it hits the model.",
  is: { withoutIcons: true, atIcon: false },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, plant, three, until, isHit }) => {
    await viewer.addCadModel(plant);
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    const target = new three.Vector3().setFromMatrixPosition(image.transform);
    const position = target.clone().add(new three.Vector3(0.5, 3, 0.5));
    viewer.cameraManager.setCameraState({ position, target });
    set.setIconsVisibility(false);
    await until(() => isHit());
    set.setIconsVisibility(true);
    return { withoutIcons: true, atIcon: await isHit() };
  },
});

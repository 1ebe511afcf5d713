import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`setIconsVisibility()` shows or hides the icons of a 360 image set. Picking a pixel with a visible icon doesn't return a hit, even if a model is behind the icon.",
  is: { isDrawn: true, isHidden: true, hitWithoutIcons: true, hitAtIcon: false },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, plant, three, until, isHit, loaded }) => {
    await viewer.addCadModel(plant);
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    const target = new three.Vector3().setFromMatrixPosition(image.transform);
    const position = target.clone().add(new three.Vector3(0.5, 3, 0.5));
    viewer.cameraManager.setCameraState({ position, target });
    const look = async (areVisible: boolean) => {
      set.setIconsVisibility(areVisible);
      const hit = await isHit();
      return { hit, picture: await viewer.getScreenshot(64, 64, false) };
    };
    set.setIconsVisibility(false);
    await until(() => isHit());
    await loaded();
    const [hidden, shown, again] = [await look(false), await look(true), await look(false)];
    return {
      isDrawn: shown.picture !== hidden.picture,
      isHidden: again.picture === hidden.picture,
      hitWithoutIcons: hidden.hit,
      hitAtIcon: shown.hit,
    };
  },
});

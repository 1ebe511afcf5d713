import { demoAssets, demoNode, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

async function clickSphere(stage: Stage, start: string): Promise<string> {
  await stage.still();
  const place = await stage.pixelOf(middleOf(demoNode('S-102')));
  check(place !== undefined, 'the sphere is in view');
  await stage.click([Math.round(place[0]), Math.round(place[1])]);
  return stage.until(`a click says "${start}"`, async () => {
    const text = await stage.text();
    return text.includes(start) && text;
  });
}

/** Tests that a click on a sphere shows data about the sphere from each source. */
export default defineScenario({
  async run(stage) {
    await stage.control('CAD model').set(false);
    const asset = demoAssets().find(({ externalId }) => externalId === 'S-102');
    check(asset !== undefined, 'the sphere is an asset');
    const volume = await clickSphere(stage, 'Volume volume_');
    check(volume.includes(`asset asset_${asset.id}`), `its asset is an instance: ${volume}`);

    await stage.control('Point cloud').set('Classic');
    await stage.until('the classic point cloud is there', async () =>
      (await stage.text()).includes('Classic: 128 objects'),
    );
    const annotation = await clickSphere(stage, 'Annotation ');
    check(annotation.includes(`asset ${asset.id}`), `its asset is a number: ${annotation}`);

    await stage.control('Point cloud').set('Data model');
    await stage.until('the other point cloud is there', async () =>
      (await stage.text()).includes('Data model: 469 objects'),
    );
    await stage.control('CAD model').set(true);
    await stage.click([200, 4]);
    await stage.until('a click on nothing', async () =>
      (await stage.text()).includes('Nothing there.'),
    );
  },
});

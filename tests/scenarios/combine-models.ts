import { demoNode, isInside, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

/** Lowest point of a model, in meters above the viewer's origin. */
function bottomOf(stage: Stage, index: number): Promise<number> {
  return stage.viewer(
    (
      {
        models,
      }: { models: readonly { getModelBoundingBox(): { readonly min: { readonly y: number } } }[] },
      at,
    ) => models[at]?.getModelBoundingBox().min.y ?? NaN,
    index,
  );
}

/** CAD, skid and scan stand in one place; each can be shown, cut or moved by itself. */
export default defineScenario({
  async run(stage) {
    const models = await stage.viewer((viewer) => viewer.models.length);
    check(models === 3, `${models} models are there`);
    const sphere = demoNode('S-102');
    const pixel = await stage.pixelOf(middleOf(sphere));
    check(pixel !== undefined, 'the sphere S-102 is in view');
    const cadAt = async () => {
      await stage.still();
      return stage.pick([Math.round(pixel[0]), Math.round(pixel[1])]);
    };
    const isSphere = (hit: Awaited<ReturnType<typeof cadAt>>) =>
      isInside(sphere, hit?.treeIndex ?? -1);

    const skidBottom = await bottomOf(stage, 1);
    if (stage.offers('CogniteCadModel')) {
      const scanned = await cadAt();
      check(scanned !== undefined && !isSphere(scanned), 'west of the seam is the scan');
      await stage.control('Seam').set(-55);
      await stage.until('the seam has passed the sphere', async () => isSphere(await cadAt()));
      await stage.control('Plant, CAD').set(false);
      check(!isSphere(await cadAt()), 'the hidden model is not there');
      await stage.control('Plant, CAD').set(true);
    } else {
      await stage.control('Plant, CAD').set('Hidden');
      const scanned = await cadAt();
      check(scanned !== undefined && !isSphere(scanned), 'the scan is where the model was');
      const hidden = await stage.picture();
      await stage.control('Plant, CAD').set('Solid');
      check((await stage.picture()).differenceTo(hidden) > 0.02, 'the model is back');
    }

    const before = await stage.picture();
    await stage.control('Lift the skid').set(15);
    await stage.until(
      'the skid is lifted',
      async () => Math.abs((await bottomOf(stage, 1)) - skidBottom - 15) < 0.1,
    );
    check((await stage.picture()).differenceTo(before) > 0.001, 'the skid is seen elsewhere');
  },
});

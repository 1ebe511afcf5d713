import { demoNode, isInside, middleOf } from './demo';
import { check, defineScenario, type Stage } from './scenario';

type Vector = { readonly x: number; readonly y: number; readonly z: number };

interface ModelsViewer {
  readonly models: readonly {
    getModelBoundingBox(): { readonly min: Vector; readonly max: Vector };
  }[];
}

/** Initial position of the program's seam, in meters east of the origin. */
const plantSeam = -14;

function boxOf(stage: Stage, index: number): Promise<{ min: number[]; max: number[] }> {
  return stage.viewer(({ models }: ModelsViewer, at) => {
    const box = models[at]?.getModelBoundingBox();
    if (box === undefined) throw new Error(`There is no model ${at}.`);
    const { min, max } = box;
    return { min: [min.x, min.y, min.z], max: [max.x, max.y, max.z] };
  }, index);
}

/**
 * Returns how many of the checked points show the skid instead of the ground below it. The points are spread across the
 * skid's box.
 */
async function countSkid(stage: Stage, ways: readonly number[] = [0.2, 0.5, 0.8]): Promise<number> {
  await stage.still();
  const { min, max } = await boxOf(stage, 1);
  const [lowest, highest] = [(min[1] ?? 0) + 0.3, max[1] ?? 0];
  let count = 0;
  for (const across of ways) {
    for (const up of [0.2, 0.4, 0.6]) {
      const at = (axis: number, share: number) =>
        (min[axis] ?? 0) * (1 - share) + (max[axis] ?? 0) * share;
      const pixel = await stage.pixelOf([at(0, across), at(1, up), at(2, 0.5)]);
      const hit = pixel && (await stage.pick([Math.round(pixel[0]), Math.round(pixel[1])]));
      const isIn = (hit?.point ?? []).every(
        (value, axis) =>
          value >= (axis === 1 ? lowest : (min[axis] ?? 0)) - 0.05 &&
          value <= (axis === 1 ? highest : (max[axis] ?? 0)) + 0.05,
      );
      if (hit !== undefined && isIn) count += 1;
    }
  }
  return count;
}

/**
 * Tests that the CAD model, the skid, and the scan are in the same place, and that each can be hidden, moved, and
 * clipped.
 */
export default defineScenario({
  // In some versions, the CAD model can't be ghosted or clipped separately, so it overlaps the scan.
  otherRenderers: (stage) =>
    stage.offers('NodeCollectionBase') ? { color: 0.03, shape: 0.12 } : undefined,
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

    const hasVisibility = stage.offers('CogniteCadModel');
    const [hide, show] = hasVisibility ? ([false, true] as const) : (['Hidden', 'Solid'] as const);
    if (!stage.offers('NodeCollectionBase')) {
      const [plant, scan] = [await boxOf(stage, 0), await boxOf(stage, 2)];
      const apart = plant.min.map((value, axis) => Math.abs(value - (scan.min[axis] ?? Infinity)));
      check(Math.max(...apart) < 1.5, `the scan lies over the plant: ${apart.join()} m off`);
    }
    const skid = await countSkid(stage);
    await stage.control('Pump skid, CAD').set(hide);
    const without = await countSkid(stage);
    check(without < skid / 2, `the skid is seen in ${skid} places, then in ${without}`);
    await stage.control('Pump skid, CAD').set(show);
    check((await countSkid(stage)) === skid, 'the skid is back');

    if (hasVisibility) {
      const scanned = await cadAt();
      check(scanned !== undefined && !isSphere(scanned), 'west of the seam is the scan');
      const [reactor, seam] = [demoNode('R-201'), plantSeam];
      check(middleOf(reactor)[0] > seam && middleOf(sphere)[0] < seam, 'the seam is between them');
      const [x, y] = await stage.placeOf(reactor);
      check(isInside(reactor, (await stage.pick([x, y]))?.treeIndex ?? -1), 'east of it is CAD');
      await stage.control('Plant, scan').set(false);
      const bare = await cadAt();
      const off = Math.hypot(
        ...scanned.point.map((value, axis) => value - (bare?.point[axis] ?? Infinity)),
      );
      check(off > 1, `the hidden scan is not there: what is seen is ${off} m off`);
      await stage.control('Plant, scan').set(true);
      await stage.control('Seam').set(-55);
      await stage.until('the seam has passed the sphere', async () => isSphere(await cadAt()));
      await stage.control('Plant, CAD').set(false);
      check(!isSphere(await cadAt()), 'the hidden model is not there');
      await stage.control('Plant, CAD').set(true);
    } else {
      if (!stage.offers('NodeCollectionBase')) {
        const through = await cadAt();
        check(
          through !== undefined && !isSphere(through),
          'the scan shows through a ghosted plant',
        );
      }
      await stage.control('Plant, CAD').set('Hidden');
      const scanned = await cadAt();
      check(scanned !== undefined && !isSphere(scanned), 'the scan is where the model was');
      const hidden = await stage.picture();
      await stage.control('Plant, CAD').set('Solid');
      check((await stage.picture()).differenceTo(hidden) > 0.02, 'the model is back');
    }

    const bottom = async () => (await boxOf(stage, 1)).min[1] ?? NaN;
    const ground = await bottom();
    await stage.control('Lift the skid').set(15);
    await stage.until(
      'the skid is lifted',
      async () => Math.abs((await bottom()) - ground - 15) < 0.1,
    );
    check((await countSkid(stage, [0.5])) > 0, 'the skid is seen up there');
  },
});

import type { Hit } from './stage/scene';
import type { Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';

const places = (x: number): Pixel[] => [150, 200, 250].map((y) => [x, y]);

/**
 * Returns the models that are visible at three heights, `x` pixels from the left. Only hits on CAD models have tree
 * indices.
 */
async function modelsAt(stage: Stage, x: number): Promise<('cad' | 'scan')[]> {
  await stage.still();
  const hits: (Hit | undefined)[] = [];
  for (const place of places(x)) hits.push(await stage.pick(place));
  return hits
    .filter((hit) => hit !== undefined)
    .map(({ treeIndex }) => (treeIndex === undefined ? 'scan' : 'cad'));
}

async function checkOnly(stage: Stage, model: 'cad' | 'scan', x: number): Promise<void> {
  const models = await modelsAt(stage, x);
  check(
    models.length > 0 && models.every((found) => found === model),
    `only the ${model} at ${x} pixels from the left: ${models.join(', ') || 'nothing'}`,
  );
}

/** Tests that the CAD model is visible only to the left of the line, and that the scan is visible only to its right. */
export default defineScenario({
  async run(stage) {
    const border = stage.field('Border between CAD model and scan');
    await checkOnly(stage, 'cad', 260);
    await checkOnly(stage, 'scan', 380);

    await border.type('80');
    await checkOnly(stage, 'cad', 260);
    await checkOnly(stage, 'cad', 460);
    await border.type('20');
    await checkOnly(stage, 'scan', 200);
    await checkOnly(stage, 'scan', 380);

    await border.type('50');
    const before = await stage.camera();
    await stage.drag([200, 180], [300, 190]);
    await stage.still();
    check(
      JSON.stringify(await stage.camera()) !== JSON.stringify(before),
      'a drag beside the thumb turns the camera',
    );
    await checkOnly(stage, 'cad', 260);
    await checkOnly(stage, 'scan', 380);
  },
});

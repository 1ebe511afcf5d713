/**
 * Poses for the pictures of the lessons' goals. If a lesson doesn't have a pose, its picture shows the solution once
 * it's ready.
 */
import type { Camera, Part, Stage, Vector } from '@reveal-docs/lessons/stage';
import { cameraOn, findPlace } from './look';

export type Pose = (stage: Stage) => Promise<void>;

const lookFrom =
  (position: Vector, target: Vector): Pose =>
  (stage) =>
    stage.setCamera({ position, target });

/** Looks at a part from farther away than judges do, so that its surroundings are recognizable. */
async function showPart(stage: Stage, name: string): Promise<Part> {
  const part = await stage.part(name);
  await stage.setCamera(cameraOn(part, 3));
  return part;
}

/** Returns a pose that moves the camera to a part and runs `action` at a place where the part is visible. */
const at =
  (name: string, action: (stage: Stage, place: readonly [number, number]) => Promise<void>): Pose =>
  async (stage) => {
    const place = await findPlace(stage, await showPart(stage, name));
    if (place === undefined) throw new Error(`${name} can't be seen.`);
    await action(stage, place);
    await stage.settle();
  };

const overview: Camera = { position: [28, 13, -38], target: [3, 11, -12] };

export const poses: Readonly<Record<string, Pose>> = {
  'set-the-background': (stage) => stage.setCamera(overview),
  'add-a-point-cloud': lookFrom([-20, 20, 20], [-51, 5, -29]),
  'combine-models': lookFrom([-12, 6, 32], [-4, 2, 20]),
  'report-a-click': at('T-101', (stage, place) => stage.click(place)),
  'highlight-on-click': at('T-101', (stage, place) => stage.click(place)),
  'react-to-hover': at('T-101', (stage, place) => stage.hover(place)),
  'label-a-part': async (stage) => {
    await showPart(stage, 'C-201');
  },
  'save-a-view': (stage) => stage.setCamera(overview),
  measure: at('T-101', async (stage, [x, y]) => {
    await stage.click([x - 25, y]);
    await stage.hover([x + 25, y + 8]);
    await stage.click([x + 25, y + 8]);
  }),
};

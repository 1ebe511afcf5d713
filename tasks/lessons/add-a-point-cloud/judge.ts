import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Stage, StageHit, Vector } from '@reveal-docs/lessons/stage';
import { hitsIn, middleOf } from '../look';
import { nameOfModels } from '../names';

/** The center of the scan. */
const scan: Vector = [-51, 5, -29];

/** Yields hits, first at the center of the scan, then at the heater H-201, which the points don't hide. */
async function* hits(stage: Stage): AsyncGenerator<StageHit> {
  await stage.settle();
  for (const point of [scan, middleOf(await stage.part('H-201'))]) {
    const place = await stage.placeOf(point);
    const hit = place && (await stage.pick([Math.round(place[0]), Math.round(place[1])]));
    if (hit !== undefined) yield hit;
  }
  yield* hitsIn(stage);
}

/** Returns the kind of data that isn't in view, or undefined if both kinds are in view. */
async function missingKind(stage: Stage): Promise<'points' | 'cad' | undefined> {
  const kinds = new Set<string>();
  for await (const { kind } of hits(stage)) {
    kinds.add(kind);
    if (kinds.has('points') && kinds.has('cad')) return undefined;
  }
  return kinds.has('cad') ? 'points' : 'cad';
}

export default defineJudge(
  {
    goal: 'The viewer has the CAD model and a point cloud',
    async judge(stage) {
      const models = await stage.models();
      const kinds = models.map(({ kind }) => kind).sort();
      if (kinds.join(' ') !== 'cad points')
        return `The viewer has ${nameOfModels(models)}: it should have a CAD model and a point cloud.`;
      if (models.every(({ visible }) => visible)) return undefined;
      return 'One of the models is hidden: both should be visible.';
    },
  },
  {
    goal: 'Points and solid parts are in view',
    async judge(stage) {
      if ((await missingKind(stage)) === undefined) return undefined;
      await stage.setCamera({ position: [-20, 20, 20], target: scan });
      switch (await missingKind(stage)) {
        case 'points':
          return 'No points are in view: the scan should be visible.';
        case 'cad':
          return 'No solid parts are in view: the CAD model should stay visible.';
        case undefined:
          return undefined;
      }
    },
  },
);

import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Vector } from '@reveal-docs/lessons/stage';
import { isSamePoint } from '../look';
import { nameOfPoint } from '../names';

const position: Vector = [28, 13, -38];
const target: Vector = [3, 11, -12];

/** Maximum angle between two directions that count as the same, in degrees. */
const angleLimit = 2;

function degreesBetween(one: Vector, other: Vector): number {
  const dot = one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  const cosine = dot / (Math.hypot(...one) * Math.hypot(...other));
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

function direction(from: Vector, to: Vector): Vector {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}

export default defineJudge(
  {
    goal: 'The camera is at (28, 13, -38)',
    async judge(stage) {
      await stage.settle();
      const camera = await stage.camera();
      if (isSamePoint(camera.position, position)) return undefined;
      return `The camera is at ${nameOfPoint(camera.position)}: it should be at ${nameOfPoint(position)}.`;
    },
  },
  {
    goal: 'The camera looks at (3, 11, -12)',
    async judge(stage) {
      const camera = await stage.camera();
      const seen = direction(camera.position, camera.target);
      if (degreesBetween(seen, direction(camera.position, target)) < angleLimit) return undefined;
      return `The camera looks at ${nameOfPoint(camera.target)}: it should look at ${nameOfPoint(target)}.`;
    },
  },
);

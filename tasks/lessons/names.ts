/** Functions that describe the judges' findings in words. These functions also run in browsers. */
import type { Rgb } from '@reveal-docs/lessons/picture';
import type { StageModel, Vector } from '@reveal-docs/lessons/stage';

const hues = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'red'];
/** Upper limits of the hues, in degrees. */
const hueEnds = [18, 45, 68, 165, 200, 258, 300, 340, 361];

/** Returns the name of a color, for use in sentences. */
export function nameOfColor([red, green, blue]: Rgb): string {
  const [brightest, darkest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = brightest - darkest;
  if (brightest < 30) return 'black';
  if (range < 0.2 * brightest) return brightest > 235 ? 'white' : 'gray';
  let hue = (60 * (red - green)) / range + 240;
  if (brightest === red) hue = ((60 * (green - blue)) / range + 360) % 360;
  else if (brightest === green) hue = (60 * (blue - red)) / range + 120;
  return hues[hueEnds.findIndex((end) => hue < end)] ?? 'red';
}

/** Returns a point as text, such as "(28, 13, -38)". */
export function nameOfPoint(point: Vector): string {
  return `(${point.map((value) => Number(value.toFixed(1))).join(', ')})`;
}

const kindNames = {
  cad: ['a CAD model', 'CAD models'],
  points: ['a point cloud', 'point clouds'],
  other: ['a model of another kind', 'models of another kind'],
} as const;

/** Returns a viewer's models as text, such as "2 CAD models and a point cloud". */
export function nameOfModels(models: readonly StageModel[]): string {
  const names = (['cad', 'points', 'other'] as const).flatMap((wanted) => {
    const count = models.filter(({ kind }) => kind === wanted).length;
    const [one, many] = kindNames[wanted];
    if (count === 0) return [];
    return [count === 1 ? one : `${count} ${many}`];
  });
  return new Intl.ListFormat('en').format(names.length === 0 ? ['no model'] : names);
}

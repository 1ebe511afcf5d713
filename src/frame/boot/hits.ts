/** What the SDK found under a place of a viewer, as a message says it. */
import type { Hit } from '../messages';
import type { Box, Model, Intersection, Vector, Viewer } from './sdkViewer';

/** Room around a node, as a share of its longest side, and its bounds in meters. */
const room = { share: 0.05, least: 0.05, most: 1 };
/** Half a side of the box around a point where the SDK gives none of the node, in meters. */
const pointRoom = 0.5;
/** How long the SDK may take for a node's box, in milliseconds: it asks the project for it. */
const boxTime = 3000;
// A program may put its own in the place of it.
const later = globalThis.setTimeout.bind(globalThis);

const toTuple = ({ x, y, z }: Vector): [number, number, number] => [x, y, z];

type HitBox = Extract<Hit, { kind: 'cad' }>['box'];

/** The box, `by` meters larger on each side. */
function widened({ min, max }: Box, by: number): HitBox {
  return {
    min: [min.x - by, min.y - by, min.z - by],
    max: [max.x + by, max.y + by, max.z + by],
  };
}

/** Undefined for what has no extent, such as an empty box. */
function withRoom(box: Box): HitBox | undefined {
  const { min, max } = box;
  const longest = Math.max(max.x - min.x, max.y - min.y, max.z - min.z);
  if (!(min.x <= max.x && min.y <= max.y && min.z <= max.z && longest < Infinity)) return undefined;
  return widened(box, Math.min(Math.max(longest * room.share, room.least), room.most));
}

/** The box of a node, if the SDK gives it in time. */
async function nodeBox(model: Model, treeIndex: number): Promise<HitBox | undefined> {
  try {
    const tooLate = new Promise<undefined>((resolve) => later(() => resolve(undefined), boxTime));
    const box = await Promise.race([model.getBoundingBoxByTreeIndex?.(treeIndex), tooLate]);
    return box && withRoom(box);
  } catch {
    return undefined;
  }
}

const isCad = (model: Model) => typeof model.getBoundingBoxByTreeIndex === 'function';

/** What an intersection says, in the viewer's coordinates; `none` for what is no part of a model of the viewer. */
export async function toHit(viewer: Viewer, found: Intersection | null): Promise<Hit> {
  const model = found === null ? -1 : viewer.models.indexOf(found.model);
  if (found === null || model < 0) return { kind: 'none' };
  const point = toTuple(found.point);
  if (found.type === 'pointcloud') return { kind: 'points', model, point };
  const { treeIndex } = found;
  if (found.type !== 'cad' || treeIndex === undefined) return { kind: 'none' };
  const box = await nodeBox(found.model, treeIndex);
  const around = box ?? widened({ min: found.point, max: found.point }, pointRoom);
  const isOnly = !viewer.models.some((other) => other !== found.model && isCad(other));
  return { kind: 'cad', model, isOnly, treeIndex, point, box: around };
}

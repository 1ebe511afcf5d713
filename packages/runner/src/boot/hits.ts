import type { Hit } from '../messages';
import { isCad, toTuple, type Box, type Intersection, type Model, type Viewer } from './sdkViewer';
import { later } from './timers';

/**
 * Margin around a node's box: a share of the longest side of the box, but at least `least` and at most `most` meters.
 */
const room = { share: 0.05, least: 0.05, most: 1 };
/**
 * Half the side length of the box around a hit point, in meters. This box is used if the node's box isn't available.
 */
const pointRoom = 0.5;
/** Maximum time to wait for a node's box, in milliseconds. The SDK must request the box from the project. */
const boxTime = 3000;

type HitBox = Extract<Hit, { kind: 'cad' }>['box'];

function widened({ min, max }: Box, by: number): HitBox {
  return {
    min: [min.x - by, min.y - by, min.z - by],
    max: [max.x + by, max.y + by, max.z + by],
  };
}

function withRoom(box: Box): HitBox | undefined {
  const { min, max } = box;
  const longest = Math.max(max.x - min.x, max.y - min.y, max.z - min.z);
  if (!(min.x <= max.x && min.y <= max.y && min.z <= max.z && longest < Infinity)) return undefined;
  return widened(box, Math.min(Math.max(longest * room.share, room.least), room.most));
}

async function nodeBox(model: Model, treeIndex: number): Promise<HitBox | undefined> {
  try {
    const tooLate = new Promise<undefined>((resolve) => later(() => resolve(undefined), boxTime));
    const box = await Promise.race([model.getBoundingBoxByTreeIndex?.(treeIndex), tooLate]);
    return box && withRoom(box);
  } catch {
    return undefined;
  }
}

/**
 * Converts an intersection to a hit in viewer coordinates. The hit is `none` unless the object is a CAD model or a
 * point cloud.
 */
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

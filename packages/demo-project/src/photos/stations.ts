import type { Vec3 } from '../plant/kernel/math';
import { add, cross, dot, scale, sub } from '../plant/kernel/math';

/** A place where 360 images were taken. The position is in CDF coordinates, in meters. */
export interface Station {
  readonly id: string;
  readonly name: string;
  readonly position: Vec3;
}

const eye = 1.7;

export const stations: readonly Station[] = [
  { id: 'plant-01', name: 'Road by the rack', position: [-26, 9.5, eye] },
  { id: 'plant-02', name: 'Reflux pumps', position: [-17.3, 9.4, eye] },
  { id: 'plant-03', name: 'Under the rack', position: [-8.2, 0, eye] },
  { id: 'plant-04', name: 'Exchanger row', position: [-10.75, -19.2, eye] },
  { id: 'plant-05', name: 'Compressor house', position: [33.8, -12.2, eye] },
  { id: 'plant-06', name: 'Tank farm', position: [-46, 21, eye] },
  { id: 'plant-07', name: 'Cooler deck', position: [-9.1, -3.55, 8.96 + eye] },
  { id: 'plant-08', name: 'Reactors', position: [12.7, 8.6, eye] },
];

/** Time of the first photographs, in milliseconds since 1970. They exist for all stations. */
export const firstVisit = Date.UTC(2026, 1, 3, 10, 30, 0);
/** Time of the second photographs, in milliseconds since 1970. They exist only for the `visitedTwice` station. */
export const secondVisit = Date.UTC(2026, 4, 12, 10, 30, 0);

/** ID of the station that was visited twice. The metering skid was installed between these visits. */
export const visitedTwice = 'plant-04';

/** Edge length of a face, in pixels. */
export const faceSize = 1024;

export const faceNames = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const;
export type FaceName = (typeof faceNames)[number];

/** Viewing direction of a face, and the up direction in its image. */
export interface FaceView {
  readonly forward: Vec3;
  readonly up: Vec3;
}

/**
 * Directions of the faces. The front face points north. The viewer draws the faces on the inside of a cube, which it
 * rotates by a half turn.
 */
export const faceViews: Readonly<Record<FaceName, FaceView>> = {
  front: { forward: [0, 1, 0], up: [0, 0, 1] },
  back: { forward: [0, -1, 0], up: [0, 0, 1] },
  left: { forward: [-1, 0, 0], up: [0, 0, 1] },
  right: { forward: [1, 0, 0], up: [0, 0, 1] },
  top: { forward: [0, 0, 1], up: [0, -1, 0] },
  bottom: { forward: [0, 0, -1], up: [0, 1, 0] },
};

/**
 * Returns the position of a point on a face, from 0 (left and top edges) to 1 (right and bottom edges). Returns
 * undefined if the point is behind the face.
 */
export function projectToFace(
  station: Vec3,
  face: FaceName,
  point: Vec3,
): readonly [number, number] | undefined {
  const { forward, up } = faceViews[face];
  const toPoint = sub(point, station);
  const depth = dot(toPoint, forward);
  if (depth < 0.05) return undefined;
  const right = cross(forward, up);
  return [0.5 + dot(toPoint, right) / depth / 2, 0.5 - dot(toPoint, up) / depth / 2];
}

/**
 * Returns the direction to a position on a face. `x` and `y` range from 0 (left and top edges) to 1 (right and bottom
 * edges). The direction isn't normalized.
 */
export function faceDirection(face: FaceName, x: number, y: number): Vec3 {
  const { forward, up } = faceViews[face];
  return add(forward, add(scale(cross(forward, up), 2 * x - 1), scale(up, 1 - 2 * y)));
}

/** Returns the name of a face's file in `images/`. */
export const photoName = (station: string, visit: number, face: FaceName): string =>
  `${station}-${visit}-${face}.jpg`;

import type { Camera } from '@reveal-docs/runner/messages';

export type Side = 'a' | 'b';

export interface CameraLink {
  /** Call this function when a view reports its camera. */
  moved(side: Side, camera: Camera): void;
  /**
   * Call this function when the pointer or keyboard focus enters a view. The view becomes the leader as soon as it
   * moves by itself.
   */
  lead(side: Side): void;
  /** Call this function when a view starts or restarts. The other view's camera then also applies to this view. */
  join(side?: Side): void;
}

/**
 * Tolerances within which two cameras count as equal: in meters, and as a fraction of the distance from camera to
 * target. The larger one applies.
 */
const nearest = { meters: 0.001, share: 1e-4 };
/**
 * Time for which a view can echo a camera that this module has set, for example during an animation. In milliseconds.
 */
const echoTime = 1000;

function distance(a: Camera, b: Camera): number {
  const between = (key: keyof Camera) =>
    Math.hypot(...a[key].map((value, axis) => value - (b[key][axis] ?? value)));
  return Math.max(between('position'), between('target'));
}

function toleranceAt({ position, target }: Camera): number {
  const range = Math.hypot(...position.map((value, axis) => value - (target[axis] ?? value)));
  return Math.max(nearest.meters, range * nearest.share);
}

const isNear = (a: Camera, b: Camera) => distance(a, b) <= toleranceAt(b);

/**
 * Keeps the cameras of two views in sync. Only movements of one view, the leader, are sent to the other view, the
 * follower. When the follower reports such a movement, the report is ignored even if it's late or inexact, to prevent
 * an echo. The follower becomes the leader only when the reader moves it.
 */
export function createCameraLink(
  setOf: Readonly<Record<Side, (camera: Camera) => void>>,
  now: () => number = () => performance.now(),
): CameraLink {
  const seen: Partial<Record<Side, Camera>> = {};
  let isJoined = false;
  let leader: Side = 'a';
  /** The view that has the pointer or focus. Only this view can become the leader. */
  let hand: Side = 'a';
  /** Camera of the `hand` view when it last followed the leader. */
  let rest: Camera | undefined;
  /** The camera that both views should have. */
  let given: Camera | undefined;
  /** Time when the follower received `given`, in milliseconds. */
  let givenAt = -Infinity;
  const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

  function give(side: Side, camera: Camera): void {
    given = camera;
    givenAt = now();
    setOf[side](camera);
  }

  /** Whether the follower moved by itself: away from its rest position, and not toward the leader's camera. */
  function isOwn(camera: Camera): boolean {
    if (given === undefined) return true;
    if (rest !== undefined && isNear(camera, rest)) return false;
    if (!isNear(camera, given) && now() - givenAt > echoTime) return true;
    const isFollowing =
      rest === undefined || distance(camera, given) <= distance(rest, given) + toleranceAt(given);
    if (isFollowing) rest = camera;
    return !isFollowing;
  }

  return {
    moved(side, camera) {
      seen[side] = camera;
      if (!isJoined) return;
      if (side !== leader && side === hand && isOwn(camera)) leader = side;
      if (side !== leader || (given !== undefined && isNear(camera, given))) return;
      give(otherOf(side), camera);
    },
    lead(side) {
      if (hand === side) return;
      hand = side;
      rest = seen[side];
    },
    join(side = 'b') {
      isJoined = true;
      leader = hand = otherOf(side);
      rest = given = undefined;
      const camera = seen[leader];
      if (camera !== undefined) give(side, camera);
    },
  };
}

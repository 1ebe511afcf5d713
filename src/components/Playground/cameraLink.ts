/** One camera for two views: the view that the reader moves leads, and the other one follows. */
import type { Camera } from '@site/src/frame/messages';

export type Side = 'a' | 'b';

export interface CameraLink {
  /** A view says where its camera is. */
  moved(side: Side, camera: Camera): void;
  /** Pointer or keyboard went into a view: from its next own movement on, it leads. */
  lead(side: Side): void;
  /** A view came, or began again: it gets the camera of the other one, which leads. */
  join(side?: Side): void;
}

/** Nearer than this is the same place: meters, or a share of the distance to what is looked at. */
const nearest = { meters: 0.001, share: 1e-4 };
/** So long after it was moved, a view may still tell of that movement, in milliseconds: it may damp or animate it. */
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
 * Links two views. Only the leader's movements go to the other view; what the follower tells of being moved goes
 * nowhere, however late or inexact it is. So there is no echo, and each change of the leader takes the reader's hand.
 */
export function createCameraLink(
  setOf: Readonly<Record<Side, (camera: Camera) => void>>,
  now: () => number = () => performance.now(),
): CameraLink {
  const seen: Partial<Record<Side, Camera>> = {};
  let isJoined = false;
  let leader: Side = 'a';
  /** Where the reader's hand is: that view may take the lead. */
  let hand: Side = 'a';
  /** Where the view under the hand was when it last did what the leader did. */
  let rest: Camera | undefined;
  /** The camera that both views should have, and when the follower got it. */
  let given: Camera | undefined;
  let givenAt = -Infinity;
  const otherOf = (side: Side): Side => (side === 'a' ? 'b' : 'a');

  function give(side: Side, camera: Camera): void {
    given = camera;
    givenAt = now();
    setOf[side](camera);
  }

  /** Whether the follower moved by itself: it tells of another place than it rested at, and does not just catch up. */
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

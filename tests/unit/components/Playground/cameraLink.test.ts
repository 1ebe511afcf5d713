import { describe, expect, it } from 'vitest';
import { createCameraLink, type Side } from '../../../../src/components/Playground/cameraLink';
import type { Camera } from '@reveal-docs/runner/messages';

const at = (x: number, y = 10): Camera => ({ position: [x, y, 30], target: [0, 0, 0] });

/** Returns the cameras that a view reports after it receives the other view's camera, in order. */
type Follow = (from: Camera, to: Camera) => readonly Camera[];

const exactly: Follow = (_, to) => [to];
const damped: Follow = (from, to) =>
  [0.5, 0.75, 0.9, 0.99, 0.9999].map((share) =>
    at(
      from.position[0] + share * (to.position[0] - from.position[0]),
      from.position[1] + share * (to.position[1] - from.position[1]),
    ),
  );
/** Stays one meter above the other camera, like a camera with a minimum height. */
const higher: Follow = (_, to) => [at(to.position[0], to.position[1] + 1)];
const notAtAll: Follow = (from) => [from];

function start(follows: Record<Side, Follow>) {
  let time = 0;
  const cameras: Record<Side, Camera> = { a: at(1), b: at(2) };
  /** Camera changes that the views haven't reported yet. */
  const late: [side: Side, camera: Camera][] = [];
  const given: Record<Side, number> = { a: 0, b: 0 };
  const setOf = (side: Side) => (camera: Camera) => {
    given[side] += 1;
    for (const next of follows[side](cameras[side], camera)) late.push([side, next]);
  };
  const link = createCameraLink({ a: setOf('a'), b: setOf('b') }, () => time);
  const move = (side: Side, camera: Camera) => {
    cameras[side] = camera;
    link.moved(side, camera);
  };
  return {
    link,
    cameras,
    given,
    move,
    /** Reports all pending camera changes of the views. Throws if the views never come to rest. */
    settle(step = 40) {
      for (let turn = 0; late.length > 0; turn += 1) {
        if (turn > 100) throw new Error('The views do not come to rest.');
        const [side, camera] = late.shift() ?? ['a', at(0)];
        time += step;
        move(side, camera);
      }
    },
    pass: (more: number) => void (time += more),
  };
}

const everyWay = { exactly, damped, higher, notAtAll };
const ways = Object.entries(everyWay).flatMap(([nameA, a]) =>
  Object.entries(everyWay).map(([nameB, b]) => [nameA, nameB, { a, b }] as const),
);

describe('createCameraLink', () => {
  it('moves the second view to the camera of the first', () => {
    const { link, cameras, given, move, settle } = start(everyWayOf(exactly));
    move('a', at(5));
    move('b', at(6));
    expect(given).toEqual({ a: 0, b: 0 });
    link.join();
    settle();
    expect(cameras.b).toEqual(at(5));
    expect(given).toEqual({ a: 0, b: 1 });
  });

  it('moves a restarted first view to the camera of the second', () => {
    const { link, cameras, move, settle } = start(everyWayOf(exactly));
    move('a', at(5));
    link.join();
    settle();
    link.join('a');
    move('a', at(70));
    settle();
    expect(cameras.a).toEqual(at(5));
  });

  it.each(ways)('moves the other view and then stops: %s, %s', (_a, _b, follows) => {
    const { link, cameras, given, move, settle, pass } = start(follows);
    move('a', at(1));
    link.join();
    settle();
    for (const [side, other] of [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
    ] as const) {
      pass(2000);
      link.lead(side);
      const before = { ...given };
      for (let step = 1; step <= 20; step += 1) {
        pass(40);
        move(side, at(cameras[side].position[0] + step));
        settle(5);
      }
      // The following view must never move the leading view.
      expect(given[side]).toBe(before[side]);
      // Each of the 20 steps usually moves the view that follows. One step might not, if that view already has the
      // new camera.
      expect(given[other] - before[other]).toBeGreaterThanOrEqual(19);
      const own = cameras[side];
      settle();
      expect(cameras[side]).toBe(own);
      if (follows[other] === exactly) expect(cameras[other]).toEqual(own);
    }
  });

  it('follows the movement that a view finishes after the pointer has left it', () => {
    const { link, cameras, move, settle, pass } = start(everyWayOf(exactly));
    move('a', at(1));
    link.join();
    settle();
    link.lead('a');
    move('a', at(10));
    link.lead('b');
    settle();
    pass(50);
    for (const x of [15, 18, 19, 19.5]) {
      move('a', at(x));
      settle();
    }
    expect(cameras.b).toEqual(at(19.5));
    move('b', at(30));
    settle();
    expect(cameras.a).toEqual(at(30));
    move('a', at(31));
    settle();
    expect(cameras.b).toEqual(at(30));
  });

  it.each([
    ['late', damped],
    ['at another place', higher],
  ])('ignores an echo that arrives %s, after the pointer has moved to that view', (_, follow) => {
    const { link, given, move, settle } = start({ a: exactly, b: follow });
    move('a', at(1));
    link.join();
    settle();
    link.lead('a');
    move('a', at(10));
    link.lead('b');
    settle();
    expect(given).toEqual({ a: 0, b: 2 });
  });

  it('ignores a repeated position, even if it’s not the requested one', () => {
    const { link, cameras, given, move, settle, pass } = start({ a: exactly, b: higher });
    move('a', at(10));
    link.join();
    settle();
    pass(2000);
    link.lead('b');
    move('b', cameras.b);
    settle();
    expect(given).toEqual({ a: 0, b: 1 });
    move('b', at(12, 11));
    settle();
    expect(cameras.a).toEqual(at(12, 11));
  });

  it('follows a slow movement in very small steps', () => {
    const { link, cameras, given, move, settle, pass } = start(everyWayOf(exactly));
    move('a', at(1));
    link.join();
    settle();
    pass(2000);
    link.lead('b');
    for (let step = 1; step <= 100; step += 1) move('b', at(1 + step / 2000));
    settle();
    expect(cameras.a.position[0]).toBeCloseTo(1.05, 2);
    expect(given.a).toBeGreaterThan(5);
  });

  it('ignores a view that reports the same position again', () => {
    const { link, given, move, settle } = start(everyWayOf(exactly));
    move('a', at(1));
    link.join();
    settle();
    for (let turn = 0; turn < 5; turn += 1) move('a', at(1 + turn / 10_000));
    expect(given).toEqual({ a: 0, b: 1 });
  });
});

function everyWayOf(follow: Follow): Record<Side, Follow> {
  return { a: follow, b: follow };
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Box, Intersection, Model, Vector, Viewer } from '../../src/boot/sdkViewer';
import { frameMessageSchema, readMessage } from '../../src/messages';

const at = (x: number, y: number, z: number): Vector => ({ x, y, z });
const cadWith = (box: () => Promise<Box>): Model => ({ getBoundingBoxByTreeIndex: box });
const pipe: Box = { min: at(0, 0, 0), max: at(10, 1, 1) };
const cad = cadWith(() => Promise.resolve(pipe));
const cloud: Model = { visiblePointCount: 7 };

const hitOn = (model: Model): Intersection => ({
  type: 'cad',
  model,
  treeIndex: 12,
  point: at(5, 1, 1),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function toHit(models: readonly Model[], found: Intersection | null) {
  // Install the fake timers first, because the module stores the timer functions when it loads.
  vi.resetModules();
  const { toHit: read } = await import('../../src/boot/hits');
  const hit = read({ models } as Viewer, found);
  await vi.advanceTimersByTimeAsync(5000);
  return hit;
}

describe('toHit', () => {
  it('returns the node, the model and a box with a margin', async () => {
    const hit = await toHit([cloud, cad], hitOn(cad));
    expect(hit).toEqual({
      kind: 'cad',
      model: 1,
      isOnly: true,
      treeIndex: 12,
      point: [5, 1, 1],
      box: { min: [-0.5, -0.5, -0.5], max: [10.5, 1.5, 1.5] },
    });
    expect(readMessage(frameMessageSchema, { type: 'hit', hit })).toEqual({ type: 'hit', hit });
  });

  it('adds a margin of five centimeters to small nodes, and one meter to long ones', async () => {
    const bolt = cadWith(() => Promise.resolve({ min: at(0, 0, 0), max: at(0, 0, 0) }));
    const rack = cadWith(() => Promise.resolve({ min: at(0, 0, 0), max: at(90, 5, 5) }));
    const [small, large] = [await toHit([bolt], hitOn(bolt)), await toHit([rack], hitOn(rack))];
    expect(small).toMatchObject({ box: { min: [-0.05, -0.05, -0.05] } });
    expect(large).toMatchObject({ box: { max: [91, 6, 6] } });
  });

  it('reports whether there is another CAD model', async () => {
    expect(await toHit([cad, cadWith(() => Promise.resolve(pipe))], hitOn(cad))).toMatchObject({
      model: 0,
      isOnly: false,
    });
  });

  it.each([
    ['is refused', cadWith(() => Promise.reject(new Error('no')))],
    [
      'throws',
      cadWith(() => {
        throw new Error('no');
      }),
    ],
    ['never comes', cadWith(() => new Promise(() => {}))],
    [
      'is empty',
      cadWith(() =>
        Promise.resolve({
          min: at(Infinity, Infinity, Infinity),
          max: at(-Infinity, -Infinity, -Infinity),
        }),
      ),
    ],
    ['isn’t available in this release', {}],
  ])('returns a box around the point if the node’s box %s', async (_, model) => {
    expect(await toHit([model], hitOn(model))).toMatchObject({
      box: { min: [4.5, 0.5, 0.5], max: [5.5, 1.5, 1.5] },
    });
  });

  it('returns points of a point cloud, and nothing outside the models', async () => {
    const point = at(1, 2, 3);
    expect(await toHit([cad, cloud], { type: 'pointcloud', model: cloud, point })).toEqual({
      kind: 'points',
      model: 1,
      point: [1, 2, 3],
    });
    const none = { kind: 'none' };
    expect(await toHit([cad], null)).toEqual(none);
    expect(await toHit([cad], hitOn(cloud))).toEqual(none);
    expect(await toHit([cloud], { type: 'image360', model: cloud, point })).toEqual(none);
  });
});

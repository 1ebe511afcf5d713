import { Vector3 } from 'three';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../../src/boot/sdkViewer';
import { Watch } from '../../src/boot/watch';

function watchViewer() {
  const listeners = new Map<string, () => void>();
  const setCameraState = vi.fn(() => listeners.get('cameraChange')?.());
  const viewer = {
    domElement: { querySelector: () => null },
    models: [{}],
    cameraManager: {
      getCameraState: () => ({ position: new Vector3(1, 2, 3), target: new Vector3() }),
      setCameraState,
    },
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    requestRedraw: () => {},
  } as unknown as Viewer;
  const ignore = () => {};
  const watch = new Watch(viewer, {
    drawn: ignore,
    rendered: ignore,
    cameraMoved: ignore,
    disposed: ignore,
    contextLost: ignore,
    clicked: ignore,
  });
  return {
    watch,
    setCameraState,
    moveCamera: () => listeners.get('cameraChange')?.(),
    draw: () => listeners.get('sceneRendered')?.(),
  };
}

// Watching a viewer creates a canvas for snapshots.
beforeAll(() => void vi.stubGlobal('document', { createElement: () => ({}) }));
afterAll(() => void vi.unstubAllGlobals());

describe('loading', () => {
  let watch: Watch;
  beforeAll(() => {
    watch = watchViewer().watch;
  });

  it('ends when all items are loaded and the SDK has set its counts back to 0', () => {
    watch.pending = 1;
    watch.settled(1);
    const now = performance.now();
    expect(watch.isLoaded(now)).toBe(false);
    watch.itemsRequested = 21;
    expect(watch.isLoaded(now)).toBe(false);
    watch.itemsLoaded = 21;
    expect(watch.isLoaded(now)).toBe(true);
    watch.itemsLoaded = watch.itemsRequested = 0;
    expect(watch.isLoaded(now)).toBe(true);
  });

  it('starts again with each model, which has 5 seconds and 20 frames to request its first item', () => {
    const draw = (frames: number) => {
      for (let frame = 0; frame < frames; frame++) watch.frameStarts(performance.now());
    };
    watch.pending = 1;
    watch.settled(1);
    const now = performance.now();
    draw(21);
    expect(watch.isLoaded(now + 4000)).toBe(false);
    expect(watch.isLoaded(now + 6000)).toBe(true);
    watch.pending = 1;
    watch.settled(1);
    draw(20);
    expect(watch.isLoaded(now + 6000)).toBe(false);
    draw(1);
    expect(watch.isLoaded(now + 6000)).toBe(true);
  });
});

describe('a camera that is set once', () => {
  let start = 0;
  beforeEach(() => {
    start = performance.now();
  });

  it('is set again if the next frame comes after the SDK considers it stopped', async () => {
    const { watch, setCameraState, moveCamera } = watchViewer();
    watch.frameStarts(start);
    moveCamera();
    await Promise.resolve();
    watch.frameStarts(start + 400);
    expect(setCameraState).toHaveBeenCalledOnce();
    await Promise.resolve();
    watch.frameStarts(start + 800);
    expect(setCameraState).toHaveBeenCalledOnce();
  });

  it('isn’t set again if the next frame shows it moving', async () => {
    const { watch, setCameraState, moveCamera } = watchViewer();
    moveCamera();
    await Promise.resolve();
    watch.frameStarts(performance.now() + 16);
    expect(setCameraState).not.toHaveBeenCalled();
  });

  it('isn’t set again if the SDK drew it at once, as in an animation', async () => {
    const { watch, setCameraState, moveCamera, draw } = watchViewer();
    watch.frameStarts(start);
    moveCamera();
    draw();
    await Promise.resolve();
    watch.frameStarts(start + 400);
    expect(setCameraState).not.toHaveBeenCalled();
  });
});

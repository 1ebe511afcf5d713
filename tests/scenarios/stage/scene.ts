import type { Frame } from '@playwright/test';
import type { Camera } from '@reveal-docs/runner/messages';
import { rgbOf, type Pixel, type Rgb } from '../picture';

/** Size of the picture in scenarios, in pixels. */
export const stageSize = { width: 640, height: 360 } as const;

/** Colors of the mark in the upper-left corner. Each call to `Scene.draw()` draws a frame with the next color. */
const markColors = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'] as const;
/** How long the camera must be still until the SDK (4.29) considers it stopped, in milliseconds. */
const cameraStopTime = 100;
/** Width and height of the mark, in pixels. */
export const markSize = 2;

export interface SceneVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  clone(): SceneVector & { set(x: number, y: number, z: number): SceneVector };
}

/** A hit at a picked pixel, reduced to the members that all releases share. */
export interface SceneHit {
  readonly point: SceneVector;
  /** Only defined for hits on CAD models. */
  readonly treeIndex?: number;
}

/**
 * The SDK's viewer, reduced to the members that all releases share. Coordinates are in meters, with Y up. If a function
 * for {@link Scene.ask} needs other members, it can declare them in the type of its parameter.
 */
export interface SceneViewer {
  readonly domElement: HTMLElement;
  readonly models: readonly object[];
  readonly cameraManager: {
    getCameraState(): { readonly position: SceneVector; readonly target: SceneVector };
    setCameraState(state: { position: SceneVector; target: SceneVector }): void;
  };
  getIntersectionFromPixel(x: number, y: number): Promise<SceneHit | null>;
  /**
   * With `normalize`, returns coordinates between 0 and 1 from the upper-left corner, or `null` if the point is outside
   * the picture.
   */
  worldToScreen(
    point: SceneVector,
    normalize: true,
  ): { readonly x: number; readonly y: number } | null;
  requestRedraw(): void;
  on(event: 'sceneRendered', listener: () => void): void;
  off(event: 'sceneRendered', listener: () => void): void;
}

/** The result of a pick. Only hits on CAD models have a tree index. */
export interface Hit {
  readonly treeIndex: number | undefined;
  /** Position in viewer coordinates. */
  readonly point: readonly [number, number, number];
}

/** Part of the SDK's model. Only CAD models have `cadNode`, and only instanced attributes have `data`. */
interface CadModelLike {
  readonly cadNode?: {
    traverse(
      visit: (child: {
        readonly geometry?: {
          readonly attributes: Readonly<
            Record<string, { readonly data?: { clearUpdateRanges?(): void; needsUpdate: boolean } }>
          >;
        };
      }) => void,
    ): void;
  };
}

/** Part of the SDK's model. Only point clouds have `visiblePointCount`. */
interface CloudLike {
  readonly visiblePointCount?: number;
}

/** A part of the CAD model: the corners of its box in viewer coordinates, and the tree indices of its subtree. */
interface Part {
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly first: number;
  readonly count: number;
}

export class Scene {
  private drawn = 0;

  constructor(private readonly frame: Frame) {}

  /**
   * Calls `use` inside the frame with the newest viewer. The function is sent as text, so it can't access the file that
   * contains it. It can use only `value` and globals, and it must return plain data.
   */
  ask<Result, Value = undefined, Viewer = SceneViewer>(
    use: (viewer: Viewer, value: Value) => Result | Promise<Result>,
    value?: Value,
  ): Promise<Result> {
    // Send everything in one expression, because each Playwright call takes longer than the function itself.
    const given = value === undefined ? 'undefined' : JSON.stringify(value);
    return this.frame.evaluate<Result>(`(() => {
      const viewer = globalThis[Symbol.for('reveal-docs.viewers')]?.at(-1);
      if (viewer === undefined) throw new Error('The program has no viewer.');
      return (${use.toString()})(viewer, ${given});
    })()`);
  }

  /** Resolves when the viewer has rendered a frame. Pages that skip frames don't draw it. */
  redraw(): Promise<void> {
    return this.render(null);
  }

  /**
   * Draws a frame, even on pages that skip frames. Resolves with the color of the mark in that frame. If the mark on
   * the page has another color, the browser is still showing an earlier frame.
   */
  async draw(): Promise<Rgb> {
    const color = markColors[this.drawn++ % markColors.length] ?? markColors[0];
    await this.render(color);
    return rgbOf(color);
  }

  private async render(color: string | null): Promise<void> {
    await this.ask(
      (viewer, { color: markColor, size }) =>
        new Promise<void>((resolve) => {
          const skips = globalThis.drawsFrames !== undefined;
          const listener = () => {
            viewer.off('sceneRendered', listener);
            if (markColor !== null) {
              const id = 'drawn-frame-mark';
              const mark = document.getElementById(id) ?? document.createElement('div');
              mark.id = id;
              mark.style.cssText = `position:fixed;inset:0 auto auto 0;width:${size}px;height:${size}px;z-index:2147483647;pointer-events:none;background:${markColor}`;
              document.body.append(mark);
            }
            // Keep drawing until the other listeners have run, because they can draw too.
            if (skips) queueMicrotask(() => (globalThis.drawsFrames = false));
            resolve();
          };
          viewer.on('sceneRendered', listener);
          if (skips) globalThis.drawsFrames = markColor !== null;
          viewer.requestRedraw();
        }),
      { color, size: markSize },
    );
  }

  /**
   * Uploads all CAD geometry to the GPU again. SDK 4.29 loses some geometry if parts are removed and added between two
   * slow frames, because it then uploads only the range of the removed parts. The cause is in
   * `MultiBufferBatchingManager`, where `batchInstanceAttributes` extends the range of the wrong attributes.
   */
  async uploadGeometry(): Promise<void> {
    await this.ask((viewer: { readonly models: readonly CadModelLike[] }) => {
      for (const { cadNode } of viewer.models) {
        cadNode?.traverse(({ geometry }) => {
          for (const { data } of Object.values(geometry?.attributes ?? {})) {
            if (data === undefined) continue;
            data.clearUpdateRanges?.();
            data.needsUpdate = true;
          }
        });
      }
    });
  }

  /**
   * Waits until the viewer has drawn its next picture, or hasn't drawn for three animation frames. If frames are slow,
   * waits for six, because the viewer loads parts for a new camera only in the first frame after the camera has
   * stopped. Returns the cameras before and after the wait.
   */
  watchCamera(): Promise<{ readonly before: Camera; readonly after: Camera }> {
    return this.ask(async (viewer, stopTime) => {
      const camera = () => {
        const { position: p, target: t } = viewer.cameraManager.getCameraState();
        return { position: [p.x, p.y, p.z], target: [t.x, t.y, t.z] } as Camera;
      };
      const before = camera();
      await new Promise<void>((resolve) => {
        let frames = 0;
        let last = performance.now();
        let wanted = 3;
        const onRendered = () => {
          wanted = 1;
        };
        const onFrame = () => {
          const now = performance.now();
          if (now - last > stopTime) {
            wanted = 6;
            viewer.off('sceneRendered', onRendered);
          }
          last = now;
          frames += 1;
          if (frames < wanted) requestAnimationFrame(onFrame);
          else {
            viewer.off('sceneRendered', onRendered);
            resolve();
          }
        };
        viewer.on('sceneRendered', onRendered);
        requestAnimationFrame(onFrame);
      });
      return { before, after: camera() };
    }, cameraStopTime);
  }

  /**
   * Waits long enough for the SDK to notice that the camera has stopped, and to request parts in its next frame. Measures
   * the time in the frame, because a frame that draws slowly handles the SDK's timers late.
   */
  waitForStop(): Promise<void> {
    return this.ask(async (_, stopTime) => {
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      await new Promise(requestAnimationFrame);
      await pause(stopTime + 20);
      await new Promise(requestAnimationFrame);
      // After the frame, the SDK selects and requests the parts in tasks of their own.
      await pause(50);
    }, cameraStopTime);
  }

  /**
   * Waits until workers have unpacked everything, and no more points appear. Resolves with false after `limit`
   * milliseconds. Messages from the frame don't show this, because the SDK doesn't report points.
   */
  waitForWorkers(limit: number): Promise<boolean> {
    return this.ask(async (viewer: { readonly models: readonly CloudLike[] }, mostTime) => {
      const countPoints = () =>
        viewer.models.reduce((sum, { visiblePointCount = 0 }) => sum + visiblePointCount, 0);
      const hasCloud = viewer.models.some((model) => model.visiblePointCount !== undefined);
      // The SDK chooses which parts of a point cloud to load every 500 ms.
      const quietTime = hasCloud ? 600 : 0;
      const start = performance.now();
      for (let last = '', since = start; performance.now() - start < mostTime;) {
        const { made, open } = globalThis.workerCalls ?? { made: 0, open: 0 };
        const now = `${made} ${countPoints()}`;
        if (open > 0 || now !== last) since = performance.now();
        else if (performance.now() - since >= quietTime) return true;
        last = now;
        await new Promise(requestAnimationFrame);
      }
      return false;
    }, limit);
  }

  camera(): Promise<Camera> {
    return this.ask((viewer) => {
      const { position: p, target: t } = viewer.cameraManager.getCameraState();
      return { position: [p.x, p.y, p.z], target: [t.x, t.y, t.z] } as Camera;
    });
  }

  async setCamera(camera: Camera): Promise<void> {
    await this.ask((viewer, { position, target }) => {
      const state = viewer.cameraManager.getCameraState();
      viewer.cameraManager.setCameraState({
        position: state.position.clone().set(...position),
        target: state.target.clone().set(...target),
      });
    }, camera);
  }

  async pixelOf(point: readonly number[]): Promise<Pixel | undefined> {
    const place = await this.ask((viewer, [x = 0, y = 0, z = 0]) => {
      const { position } = viewer.cameraManager.getCameraState();
      const found = viewer.worldToScreen(position.clone().set(x, y, z), true);
      return found === null ? null : { x: found.x, y: found.y };
    }, point);
    return place === null ? undefined : [place.x * stageSize.width, place.y * stageSize.height];
  }

  async pick([x, y]: Pixel): Promise<Hit | undefined> {
    const hit = await this.ask(
      async (viewer, [px, py]) => {
        const found = await viewer.getIntersectionFromPixel(px, py);
        if (!found) return null;
        const { treeIndex, point } = found;
        return {
          treeIndex,
          point: [point.x, point.y, point.z] as [number, number, number],
        };
      },
      [x, y] as const,
    );
    return hit === null ? undefined : { treeIndex: hit.treeIndex, point: hit.point };
  }

  /**
   * Returns a pixel that shows a part, near the middle of the part, or `null` if such a pixel isn't found. Skips pixels
   * that other elements of the page cover. Each attempt is a pick, which draws a frame.
   */
  placeOf(sought: Part): Promise<Pixel | null> {
    return this.ask(async (viewer, part) => {
      const { width, height } = viewer.domElement.getBoundingClientRect();
      const { position } = viewer.cameraManager.getCameraState();
      const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
      const pixels = new Map<string, [number, number]>();
      for (const u of steps) {
        for (const v of steps) {
          for (const w of steps) {
            const at = [u, v, w].map(
              (step, axis) => (part.low[axis] ?? 0) * (1 - step) + (part.high[axis] ?? 0) * step,
            );
            const [x = 0, y = 0, z = 0] = at;
            const seen = viewer.worldToScreen(position.clone().set(x, y, z), true);
            if (seen === null) continue;
            const pixel: [number, number] = [
              Math.round(seen.x * width),
              Math.round(seen.y * height),
            ];
            const top = document.elementFromPoint(...pixel);
            if (top?.tagName === 'CANVAS') pixels.set(pixel.join(), pixel);
          }
        }
      }
      const all = [...pixels.values()];
      const mean = [0, 1].map(
        (axis) => all.reduce((sum, pixel) => sum + (pixel[axis] ?? 0), 0) / all.length,
      );
      const off = ([x, y]: [number, number]) => Math.hypot(x - (mean[0] ?? 0), y - (mean[1] ?? 0));
      all.sort((a, b) => off(a) - off(b));
      for (const pixel of all.slice(0, 24)) {
        const hit = await viewer.getIntersectionFromPixel(...pixel);
        const index = hit?.treeIndex ?? -1;
        if (index >= part.first && index < part.first + part.count) return pixel;
      }
      return null;
    }, sought);
  }
}

/** The parts of the SDK's viewer that the watcher uses. All SDK releases have them. */
import type { Camera } from '../messages';
import type { Background } from './backgrounds';

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type LoadingCallback = (loaded: number, requested: number, culled: number) => void;

export interface ViewerOptions {
  readonly onLoading?: LoadingCallback;
  /** The program's own renderer. The program chooses its background. */
  readonly renderer?: unknown;
}

export interface Box {
  readonly min: Vector;
  readonly max: Vector;
}

/** Only point clouds have `visiblePointCount`, the number of points that they show or are about to show. */
export interface Model {
  readonly visiblePointCount?: number;
  readonly visible?: boolean;
  /** Only CAD models have this method. */
  getBoundingBoxByTreeIndex?(treeIndex: number): Promise<Box>;
}

/** The object at a pixel, in viewer coordinates. */
export interface Intersection {
  /** `cad` or `pointcloud`. Later releases might have more types. */
  readonly type: string;
  readonly model: Model;
  readonly point: Vector;
  /** Only for hits on CAD models. */
  readonly treeIndex?: number;
}

/** Position of a click, in CSS pixels from the viewer's upper left corner. */
export interface ClickEvent {
  readonly offsetX: number;
  readonly offsetY: number;
}

export interface Viewer {
  readonly domElement: HTMLElement;
  readonly models: readonly Model[];
  readonly cameraManager: {
    getCameraState(): { position: Vector; target: Vector };
    setCameraState(state: { position: Vector; target: Vector }): void;
  };
  on(event: 'sceneRendered' | 'cameraChange' | 'disposed', listener: () => void): void;
  on(event: 'click', listener: (event: ClickEvent) => void): void;
  off(event: 'sceneRendered', listener: () => void): void;
  requestRedraw(): void;
  setBackgroundColor(background: Background): void;
  /**
   * Returns null for a point that isn't in view. With `normalize`, the upper left corner is (0, 0), and the lower right
   * corner is (1, 1).
   */
  worldToScreen(point: Vector, normalize: true): { readonly x: number; readonly y: number } | null;
  getIntersectionFromPixel(offsetX: number, offsetY: number): Promise<Intersection | null>;
}

export type ViewerClass = new (options: ViewerOptions) => Viewer;

export const toTuple = ({ x, y, z }: Vector): [number, number, number] => [x, y, z];

/** Returns a vector of the same class as `like`, because the SDK's methods require that class. */
export function vectorLike(like: Vector, x: number, y: number, z: number): Vector {
  return (like as Vector & { clone(): { set(x: number, y: number, z: number): Vector } })
    .clone()
    .set(x, y, z);
}

export const isCad = (model: Model) => typeof model.getBoundingBoxByTreeIndex === 'function';

/** Converts a viewer's camera state to the format used in messages. */
export function toCamera({ position: p, target: t }: { position: Vector; target: Vector }): Camera {
  return { position: toTuple(p), target: toTuple(t) };
}

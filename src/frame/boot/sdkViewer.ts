/** The part of the SDK's viewer that all releases have and that watching it needs. */
import type { Camera } from '../messages';

export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type LoadingCallback = (loaded: number, requested: number, culled: number) => void;

export interface ViewerOptions {
  readonly onLoading?: LoadingCallback;
}

export interface Box {
  readonly min: Vector;
  readonly max: Vector;
}

/** A model of any kind; point clouds are known by the number of points they show or are about to show. */
export interface Model {
  readonly visiblePointCount?: number;
  /** CAD models have it. */
  getBoundingBoxByTreeIndex?(treeIndex: number): Promise<Box>;
}

/** What is under a pixel, in the viewer's coordinates. */
export interface Intersection {
  /** `cad` or `pointcloud`; later releases may have more. */
  readonly type: string;
  readonly model: Model;
  readonly point: Vector;
  /** Of a hit on CAD. */
  readonly treeIndex?: number;
}

/** Where a click was, in CSS pixels from the upper left corner of the viewer. */
export interface ClickEvent {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** A viewer: an instance of `Cognite3DViewer`. */
export interface Viewer {
  readonly domElement: HTMLElement;
  readonly models: readonly Model[];
  readonly cameraManager: {
    getCameraState(): { position: Vector; target: Vector };
    setCameraState(state: { position: Vector; target: Vector }): void;
  };
  on(event: 'sceneRendered' | 'cameraChange' | 'disposed', listener: () => void): void;
  on(event: 'click', listener: (event: ClickEvent) => void): void;
  requestRedraw(): void;
  getIntersectionFromPixel(offsetX: number, offsetY: number): Promise<Intersection | null>;
}

export type ViewerClass = new (options: ViewerOptions) => Viewer;

/** Where a viewer's camera is, as a message says it. */
export function toCamera({ position: p, target: t }: { position: Vector; target: Vector }): Camera {
  return { position: [p.x, p.y, p.z], target: [t.x, t.y, t.z] };
}

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

/** A model of any kind; point clouds are known by the number of points they show or are about to show. */
interface Model {
  readonly visiblePointCount?: number;
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
  requestRedraw(): void;
}

export type ViewerClass = new (options: ViewerOptions) => Viewer;

/** Where a viewer's camera is, as a message says it. */
export function toCamera({ position: p, target: t }: { position: Vector; target: Vector }): Camera {
  return { position: [p.x, p.y, p.z], target: [t.x, t.y, t.z] };
}

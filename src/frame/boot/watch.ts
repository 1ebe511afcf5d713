/** One viewer and what is known of it. */
import type { Camera } from '../messages';
import { toCamera, type ClickEvent, type Vector, type Viewer } from './sdkViewer';
import { Snapshot } from './snapshot';

/** When nothing has happened for this long and no picture came by itself, one is asked for. In milliseconds. */
export const quietTime = 250;
/** How long to wait for the first item of a model that may have nothing to load, in milliseconds. */
const emptyModelTime = 5000;

/** What is told of a viewer. */
export interface WatchEvents {
  /** The first picture that shows something is drawn. */
  drawn(): void;
  /** A picture is drawn. */
  rendered(watch: Watch): void;
  cameraMoved(watch: Watch): void;
  disposed(): void;
  contextLost(): void;
  /** The SDK tells of a click. */
  clicked(watch: Watch, event: ClickEvent): void;
}

/** Watches one viewer. */
export class Watch {
  itemsLoaded = 0;
  itemsRequested = 0;
  pending = 0;
  added = 0;
  disposed = false;
  readonly snapshot: Snapshot;
  /** 360 images were added. */
  hasImages = false;
  lastAdded = performance.now();
  private drawn = false;
  private lastWoken = 0;
  private firstView: Camera | undefined;

  constructor(
    readonly viewer: Viewer,
    events: WatchEvents,
  ) {
    this.snapshot = new Snapshot(() => {
      if (!this.disposed) viewer.requestRedraw();
    });
    viewer.on('sceneRendered', () => {
      const { canvas } = this;
      if (canvas !== null && this.added > 0) this.snapshot.drawn(canvas);
      if (!this.drawn && this.added > 0 && this.itemsLoaded > 0) {
        this.drawn = true;
        events.drawn();
      }
      events.rendered(this);
    });
    viewer.on('click', (event) => events.clicked(this, event));
    viewer.on('cameraChange', () => events.cameraMoved(this));
    viewer.on('disposed', () => {
      this.disposed = true;
      events.disposed();
    });
    this.canvas?.addEventListener('webglcontextlost', () => {
      if (!this.disposed) events.contextLost();
    });
  }

  get canvas(): HTMLCanvasElement | null {
    return this.viewer.domElement.querySelector('canvas');
  }

  get camera(): Camera {
    return toCamera(this.viewer.cameraManager.getCameraState());
  }

  set camera({ position: [px, py, pz], target: [tx, ty, tz] }: Camera) {
    const state = this.viewer.cameraManager.getCameraState();
    const { position, target } = state;
    // The SDK's own vectors are cloned and set, because its methods want their class.
    const copy = (vector: Vector, x: number, y: number, z: number): Vector =>
      (vector as Vector & { clone(): { set(x: number, y: number, z: number): Vector } })
        .clone()
        .set(x, y, z);
    this.viewer.cameraManager.setCameraState({
      position: copy(position, px, py, pz),
      target: copy(target, tx, ty, tz),
    });
  }

  /** Keeps the view of the first complete picture, for {@link resetView}. */
  keepView(): void {
    this.firstView ??= this.camera;
  }

  resetView(): void {
    if (this.firstView !== undefined) this.camera = this.firstView;
  }

  /** Something in this viewer is drawn part by part: a picture may have a new part in it although nothing more is on its way. */
  get comesInParts(): boolean {
    return this.hasImages || this.hasCloud;
  }

  private get hasCloud(): boolean {
    return this.viewer.models.some(({ visiblePointCount }) => visiblePointCount !== undefined);
  }

  /** Points that the viewer means to show; zero until it has looked at its clouds for the first time. */
  get points(): number {
    return this.viewer.models.reduce(
      (sum, { visiblePointCount = 0 }) => sum + visiblePointCount,
      0,
    );
  }

  /**
   * Sets the camera to where it is while a cloud shows no points; call it just before a frame. A viewer looks which
   * parts of a cloud it wants in frames in which the camera is in motion. Where frames take long, a camera that was
   * set once has come to rest before the next one: then nothing is ever looked for.
   */
  wakeClouds(now: number): void {
    if (!this.hasCloud || this.points > 0 || this.pending > 0) return;
    if (now - this.lastAdded > emptyModelTime || now - this.lastWoken < quietTime) return;
    this.lastWoken = now;
    const { camera } = this;
    this.camera = camera;
  }

  /**
   * Nothing is on its way, as far as the viewer says. Not every release counts the parts of a point cloud when
   * there is no CAD model: then the requests under way tell, and that the number of points stays.
   */
  isLoaded(now: number): boolean {
    if (this.disposed) return true;
    const hasItems = this.itemsRequested > 0 || this.points > 0 || this.viewer.models.length === 0;
    return (
      this.pending === 0 &&
      this.itemsLoaded >= this.itemsRequested &&
      (hasItems || now - this.lastAdded > emptyModelTime)
    );
  }
}

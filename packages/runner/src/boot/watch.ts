/** Tracks the state of one viewer. */
import type { Camera } from '../messages';
import { toCamera, vectorLike, type ClickEvent, type Viewer } from './sdkViewer';
import { Snapshot } from './snapshot';
import { cancel, currentTime, later, soon } from './timers';

/** Time without an event or a new picture before the watcher requests a picture, in milliseconds. */
export const quietTime = 250;
/** Maximum time to wait for the first item of a model, in milliseconds. After that, the model counts as empty. */
const emptyModelTime = 5000;
/**
 * Minimum number of animation frames before a model counts as empty. On a slow device, they can take longer than
 * `emptyModelTime`.
 */
const emptyModelFrames = 20;
/**
 * Time after a movement until the SDK considers the camera stopped, in milliseconds. From
 * `DebouncedCameraStopEventTrigger` (4.29).
 */
const cameraStopTime = 100;

export interface WatchEvents {
  /** Called when the viewer has drawn the first picture that shows part of a model. */
  drawn(): void;
  rendered(watch: Watch): void;
  cameraMoved(watch: Watch): void;
  disposed(): void;
  contextLost(): void;
  clicked(watch: Watch, event: ClickEvent): void;
}

export class Watch {
  itemsLoaded = 0;
  pending = 0;
  added = 0;
  disposed = false;
  /** Whether the SDK considers the camera stopped. */
  isStopped = true;
  readonly snapshot: Snapshot;
  hasImages = false;
  private lastAdded = currentTime();
  private framesSinceAdded = 0;
  private requested = 0;
  /**
   * Whether items have been requested since the last model or image was added. The SDK's own counts don't show this,
   * because it resets them when all items have loaded.
   */
  private hadItems = false;
  private drawn = false;
  private lastWoken = 0;
  private picturesDrawn = 0;
  private isSettingAgain = false;
  /** Time when the camera was last set outside the SDK's animation frame. Cleared in the next frame. */
  private cameraSet: number | undefined;
  private stopTimer: ReturnType<typeof later> | undefined;
  private firstView: Camera | undefined;

  constructor(
    readonly viewer: Viewer,
    events: WatchEvents,
  ) {
    this.snapshot = new Snapshot(() => {
      if (!this.disposed) viewer.requestRedraw();
    });
    viewer.on('sceneRendered', () => {
      this.picturesDrawn += 1;
      const { canvas } = this;
      if (canvas !== null && this.added > 0) this.snapshot.drawn(canvas);
      if (!this.drawn && this.added > 0 && this.itemsLoaded > 0) {
        this.drawn = true;
        events.drawn();
      }
      events.rendered(this);
    });
    viewer.on('click', (event) => events.clicked(this, event));
    viewer.on('cameraChange', () => {
      this.noteCameraSet();
      this.isStopped = false;
      cancel(this.stopTimer);
      // This timer must fire after the SDK's timer, which can be late if frames are slow.
      this.stopTimer = later(() => {
        this.isStopped = true;
      }, 2 * cameraStopTime);
      events.cameraMoved(this);
    });
    viewer.on('disposed', () => {
      this.disposed = true;
      events.disposed();
    });
    this.canvas?.addEventListener('webglcontextlost', () => {
      if (!this.disposed) events.contextLost();
    });
  }

  get itemsRequested(): number {
    return this.requested;
  }

  set itemsRequested(count: number) {
    this.requested = count;
    this.hadItems ||= count > 0;
  }

  /**
   * Call it when the promise of a tracked method settles. `added` is 1 if the promise resolved, and 0 if it rejected.
   */
  settled(added: number): void {
    this.pending -= 1;
    this.added += added;
    this.lastAdded = currentTime();
    this.framesSinceAdded = 0;
    this.hadItems = this.requested > 0;
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
    this.viewer.cameraManager.setCameraState({
      position: vectorLike(position, px, py, pz),
      target: vectorLike(target, tx, ty, tz),
    });
  }

  /** Stores the camera of the first complete picture for {@link resetView}. */
  keepView(): void {
    this.firstView ??= this.camera;
  }

  resetView(): void {
    if (this.firstView !== undefined) this.camera = this.firstView;
  }

  /** Whether parts of the view can still appear after all data has loaded, as with 360° images and point clouds. */
  get comesInParts(): boolean {
    return this.hasImages || this.hasCloud;
  }

  private get hasCloud(): boolean {
    return this.viewer.models.some(({ visiblePointCount }) => visiblePointCount !== undefined);
  }

  /** Number of points that the viewer is about to show. Zero until the viewer has processed its point clouds. */
  get points(): number {
    return this.viewer.models.reduce(
      (sum, { visiblePointCount = 0 }) => sum + visiblePointCount,
      0,
    );
  }

  /** Call it in an animation frame, before the viewer draws. */
  frameStarts(now: number): void {
    this.framesSinceAdded += 1;
    this.wakeLoading(now);
    this.wakeClouds(now);
  }

  /**
   * Records the time when a program or an input event sets the camera. Ignores changes that the SDK makes in its
   * animation frame: after these, the SDK draws a picture before the microtask runs.
   */
  private noteCameraSet(): void {
    if (this.isSettingAgain) return;
    const { picturesDrawn } = this;
    const time = currentTime();
    soon(() => {
      if (this.picturesDrawn === picturesDrawn) this.cameraSet = time;
    });
  }

  /**
   * Sets the camera to its current state if the viewer would miss the last change. The viewer loads parts only if the
   * camera was moving in one frame and has stopped in a later one. If frames are slow, a camera that was set once has
   * already stopped in the next frame, so the viewer wouldn't load parts for the new view.
   */
  private wakeLoading(now: number): void {
    const { cameraSet } = this;
    this.cameraSet = undefined;
    if (cameraSet !== undefined && now - cameraSet >= cameraStopTime) this.setCameraAgain();
  }

  /**
   * Sets the camera to its current state until points of a point cloud are visible. The viewer selects the parts of a
   * cloud to load only while the camera moves.
   */
  private wakeClouds(now: number): void {
    if (!this.hasCloud || this.points > 0 || this.pending > 0) return;
    if (this.mightBeEmpty(now) || now - this.lastWoken < quietTime) return;
    this.lastWoken = now;
    this.setCameraAgain();
  }

  private setCameraAgain(): void {
    const { camera } = this;
    this.isSettingAgain = true;
    try {
      this.camera = camera;
    } finally {
      this.isSettingAgain = false;
    }
  }

  /** Whether the newest model has had enough time to request its first item. */
  private mightBeEmpty(now: number): boolean {
    return now - this.lastAdded > emptyModelTime && this.framesSinceAdded > emptyModelFrames;
  }

  /**
   * Whether nothing is loading, according to the viewer. Some releases don't count the parts of a point cloud in a
   * viewer without a CAD model. In that case, the caller relies on the pending requests and on a stable number of
   * points.
   */
  isLoaded(now: number): boolean {
    if (this.disposed) return true;
    const hasItems = this.hadItems || this.points > 0 || this.viewer.models.length === 0;
    return (
      this.pending === 0 &&
      this.itemsLoaded >= this.itemsRequested &&
      (hasItems || this.mightBeEmpty(now))
    );
  }
}

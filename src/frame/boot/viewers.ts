/**
 * Watches every viewer that a program makes, without the program's help: progress, the first complete
 * picture, the camera, a lost context. What the SDK's releases share is enough for it; no release is named.
 */
import type { Camera, PageMessage } from '../messages';
import type { FramePort } from './port';
import { Snapshot } from './snapshot';

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

type LoadingCallback = (loaded: number, requested: number, culled: number) => void;

interface ViewerOptions {
  readonly onLoading?: LoadingCallback;
}

/** A model of any kind; point clouds are known by the number of points they show or are about to show. */
interface Model {
  readonly visiblePointCount?: number;
}

/** The part of `Cognite3DViewer` that all releases have and that watching needs. */
interface Viewer {
  readonly domElement: HTMLElement;
  readonly models: readonly Model[];
  readonly cameraManager: {
    getCameraState(): { position: Vector; target: Vector };
    setCameraState(state: { position: Vector; target: Vector }): void;
  };
  on(event: 'sceneRendered' | 'cameraChange' | 'disposed', listener: () => void): void;
  requestRedraw(): void;
}

type ViewerClass = new (options: ViewerOptions) => Viewer;

/** Methods whose promise means that something is on its way into the picture. */
const loadingMethods = [
  'addModel',
  'addCadModel',
  'addPointCloudModel',
  'add360ImageSet',
  'enter360Image',
];
const imageMethods = new Set(['add360ImageSet', 'enter360Image']);

/** When nothing has happened for this long and no picture came by itself, one is asked for. In milliseconds. */
const quietTime = 250;
/**
 * Nothing may happen for this long after a picture before it counts as complete: what the SDK sees in it may
 * make it load more. In milliseconds, and in turns of the SDK's own loop, which on a slow device take longer.
 */
const confirmTime = 250;
const confirmTurns = 4;
/**
 * The same where pictures come in parts after the data arrived, without a word of the SDK about it: of a point
 * cloud it looks only every half second at which parts are wanted, and unpacks them in a worker; the faces of a
 * 360 image are decoded. In milliseconds.
 */
const confirmPartsTime = 1000;
/** How long to wait for the first item of a model that may have nothing to load, in milliseconds. */
const emptyModelTime = 5000;
/** A camera that keeps moving does not hold up `ready` for longer than this, in milliseconds. */
const movingCameraTime = 3000;
/** Requests that follow from mere drawing, as those of map tiles do, hold it up no longer than this, in milliseconds. */
const drawingTrafficTime = 10_000;
/** A program without a viewer may still make one in a callback: it has this long, in milliseconds. */
const noViewerTime = 3000;
/** Least time between two camera messages, in milliseconds. */
const cameraInterval = 250;

function toCamera({ position: p, target: t }: { position: Vector; target: Vector }): Camera {
  return { position: [p.x, p.y, p.z], target: [t.x, t.y, t.z] };
}

/** One viewer and what is known of it. */
class Watch {
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
    private readonly watcher: ViewerWatcher,
  ) {
    this.snapshot = new Snapshot(() => {
      if (!this.disposed) viewer.requestRedraw();
    });
    viewer.on('sceneRendered', () => {
      const { canvas } = this;
      if (canvas !== null && this.added > 0) this.snapshot.drawn(canvas);
      if (!this.drawn && this.added > 0 && this.itemsLoaded > 0) {
        this.drawn = true;
        watcher.port.send({ type: 'drawn' });
      }
      watcher.rendered(this);
    });
    viewer.on('cameraChange', () => watcher.cameraMoved(this));
    viewer.on('disposed', () => {
      this.disposed = true;
      watcher.changed();
    });
    this.canvas?.addEventListener('webglcontextlost', () => {
      if (!this.disposed) watcher.port.send({ type: 'contextLost' });
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

  /** Something in this viewer is drawn part by part, see {@link confirmPartsTime}. */
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

export class ViewerWatcher {
  private readonly watches: Watch[] = [];
  private programDone = false;
  private isReady = false;
  private saidNoViewer = false;
  /** The picture that may turn out to be complete: asked for, then drawn at a time and a turn. */
  private candidate: 'none' | 'asked' | { readonly time: number; readonly turn: number } = 'none';
  private turn = 0;
  private lastChange = performance.now();
  private lastOwnChange = performance.now();
  private lastCameraMessage = 0;
  private lastProgress = '';
  private lastPoints = 0;

  constructor(readonly port: FramePort) {
    port.onTraffic(() => this.trafficChanged());
    port.onMessage((message) => this.obey(message));
    // The state is looked at by time and not by event alone: quiet is when no event comes.
    setInterval(() => this.look(), 50);
    const count = () => {
      this.turn += 1;
      if (!this.isReady) this.live.forEach((watch) => watch.wakeClouds(performance.now()));
      requestAnimationFrame(count);
    };
    count();
  }

  /** The viewers that are in use, oldest first. */
  get viewers(): Viewer[] {
    return this.live.map(({ viewer }) => viewer);
  }

  private get live(): Watch[] {
    return this.watches.filter(({ disposed }) => !disposed);
  }

  /** The SDK's viewer class, or one that behaves the same and is watched. */
  watch = (Published: ViewerClass): ViewerClass => {
    const register = (viewer: Viewer, early: Partial<Watch>): Watch => {
      const watch = Object.assign(new Watch(viewer, this), early);
      this.watches.push(watch);
      this.changed();
      return watch;
    };
    const trackCall = (viewer: Viewer, name: string, promise: Promise<unknown>) =>
      this.track(viewer, name, promise);

    class Cognite3DViewer extends Published {
      constructor(options: ViewerOptions) {
        const early = { itemsLoaded: 0, itemsRequested: 0 };
        const known: { watch?: Watch } = {};
        super({
          ...options,
          onLoading: (loaded, requested, culled) => {
            const target = known.watch ?? early;
            target.itemsLoaded = loaded;
            target.itemsRequested = requested;
            watcher.changed();
            options.onLoading?.(loaded, requested, culled);
          },
        });
        known.watch = register(this, early);
      }
    }
    const watcher = this as ViewerWatcher;
    for (const name of loadingMethods) {
      const method: unknown = (Published.prototype as unknown as Record<string, unknown>)[name];
      if (typeof method !== 'function') continue;
      Object.defineProperty(Cognite3DViewer.prototype, name, {
        configurable: true,
        writable: true,
        value(this: Viewer, ...values: unknown[]): unknown {
          const result: unknown = method.apply(this, values);
          if (result instanceof Promise) trackCall(this, name, result);
          return result;
        },
      });
    }
    return Cognite3DViewer;
  };

  /** The program's first run is over. */
  programFinished(): void {
    this.programDone = true;
    this.changed();
  }

  /** Something happened that may change the picture. */
  changed(): void {
    this.lastChange = this.lastOwnChange = performance.now();
    this.candidate = 'none';
    this.sendProgress();
  }

  private trafficChanged(): void {
    this.lastChange = performance.now();
    this.candidate = 'none';
  }

  cameraMoved(watch: Watch): void {
    const now = performance.now();
    if (now - this.lastOwnChange < movingCameraTime) {
      this.lastChange = now;
      this.candidate = 'none';
    }
    if (watch !== this.watches.at(-1) || now - this.lastCameraMessage < cameraInterval) return;
    this.lastCameraMessage = now;
    this.port.send({ type: 'camera', camera: watch.camera });
  }

  /**
   * A picture with everything in it that was on its way may be the one: if nothing follows from it. A picture
   * that comes by itself may have a new part in it; a program that draws all the time does not hold up `ready` by
   * that.
   */
  rendered(watch: Watch): void {
    const now = performance.now();
    if (watch !== this.watches.at(-1)) return;
    const newPart = watch.comesInParts && now - this.lastOwnChange < movingCameraTime;
    if (typeof this.candidate === 'object' && !newPart) return;
    if (this.isLoaded(now)) this.candidate = { time: now, turn: this.turn };
  }

  private becomeReady(): void {
    this.isReady = true;
    const { live } = this;
    live.forEach((watch) => watch.keepView());
    const current = live.at(-1);
    if (current !== undefined) this.port.send({ type: 'camera', camera: current.camera });
    this.port.send({
      type: 'ready',
      viewers: live.length,
      models: live.reduce((sum, { viewer }) => sum + viewer.models.length, 0),
    });
  }

  private track(viewer: Viewer, method: string, promise: Promise<unknown>): void {
    const watch = this.watches.find((item) => item.viewer === viewer);
    if (watch === undefined) return;
    if (imageMethods.has(method)) watch.hasImages = true;
    watch.pending += 1;
    this.isReady = false;
    this.changed();
    const settled = (added: number) => {
      watch.pending -= 1;
      watch.added += added;
      watch.lastAdded = performance.now();
      this.changed();
    };
    promise.then(
      () => settled(1),
      () => settled(0),
    );
  }

  private look(): void {
    const current = this.watches.at(-1);
    const now = performance.now();
    if (current === undefined) this.lookForViewer(now);
    if (this.isReady || current === undefined || current.disposed) return;
    const { live } = this;
    const points = live.reduce((sum, watch) => sum + watch.points, 0);
    if (points !== this.lastPoints) {
      this.lastPoints = points;
      this.changed();
    }
    if (
      this.programDone &&
      now - this.lastOwnChange >= drawingTrafficTime &&
      live.every((watch) => watch.isLoaded(now))
    ) {
      this.becomeReady();
    } else if (typeof this.candidate === 'object') {
      const { time, turn } = this.candidate;
      const wait = live.some(({ comesInParts }) => comesInParts) ? confirmPartsTime : confirmTime;
      if (now - time >= wait && this.turn - turn >= confirmTurns) this.becomeReady();
    } else if (
      this.candidate === 'none' &&
      now - this.lastChange >= quietTime &&
      this.isLoaded(now)
    ) {
      this.candidate = 'asked';
      current.viewer.requestRedraw();
    }
  }

  /** Says once that the program ended without a viewer. */
  private lookForViewer(now: number): void {
    if (this.saidNoViewer || !this.programDone || this.port.pending > 0) return;
    if (now - this.lastChange < noViewerTime) return;
    this.saidNoViewer = true;
    this.port.send({ type: 'noViewer' });
  }

  /** Nothing is on its way. */
  private isLoaded(now: number): boolean {
    return (
      this.port.pending === 0 &&
      this.watches.every((watch) => watch.isLoaded(now)) &&
      (this.programDone || this.watches.some(({ added }) => added > 0))
    );
  }

  private sendProgress(): void {
    // Clouds are counted as loaded models less their parts under way, which may be less than nothing.
    const sum = (key: 'itemsLoaded' | 'itemsRequested' | 'pending') =>
      this.watches.reduce((total, watch) => total + Math.max(watch[key], 0), 0);
    const itemsLoaded = sum('itemsLoaded');
    const itemsRequested = sum('itemsRequested');
    const modelsPending = sum('pending');
    const key = `${itemsLoaded} ${itemsRequested} ${modelsPending}`;
    if (key === this.lastProgress) return;
    this.lastProgress = key;
    this.port.send({ type: 'progress', itemsLoaded, itemsRequested, modelsPending });
  }

  private obey(message: PageMessage): void {
    const current = this.live.at(-1);
    if (message.type === 'setCamera' && current !== undefined) current.camera = message.camera;
    else if (message.type === 'resetView') current?.resetView();
    else if (message.type === 'takePicture') this.takePicture(message.id, current);
  }

  private takePicture(id: number, watch: Watch | undefined): void {
    const taking = watch?.snapshot.toPicture() ?? Promise.resolve(null);
    void taking.then((picture) =>
      this.port.send({ type: 'picture', id, picture }, picture === null ? [] : [picture]),
    );
  }
}

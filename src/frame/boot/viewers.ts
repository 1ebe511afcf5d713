/**
 * Watches every viewer that a program makes, without the program's help: progress, the first complete
 * picture, the camera, a lost context. What the SDK's releases share is enough for it; no release is named.
 */
import type { PageMessage } from '../messages';
import type { FramePort } from './port';
import type { Viewer, ViewerClass } from './sdkViewer';
import { quietTime, Watch } from './watch';
import { watchedClass, type LoadingCount } from './watchedClass';

/** Methods whose promise tells of 360 images. */
const imageMethods = new Set(['add360ImageSet', 'enter360Image']);

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
/** A camera that keeps moving does not hold up `ready` for longer than this, in milliseconds. */
const movingCameraTime = 3000;
/** Requests that follow from mere drawing, as those of map tiles do, hold it up no longer than this, in milliseconds. */
const drawingTrafficTime = 10_000;
/** A program without a viewer may still make one in a callback: it has this long, in milliseconds. */
const noViewerTime = 3000;
/** Least time between two camera messages, and while a view moves with another, in milliseconds. */
const cameraInterval = 250;
const closeCameraInterval = 40;

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
  private cameraInterval = cameraInterval;
  private cameraTimer: ReturnType<typeof setTimeout> | undefined;
  private lastProgress = '';
  private lastPoints = 0;

  constructor(private readonly port: FramePort) {
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
  watch = (Published: ViewerClass): ViewerClass =>
    watchedClass(Published, {
      made: (viewer, count) => this.register(viewer, count),
      counted: () => this.changed(),
      loads: (viewer, method, promise) => this.track(viewer, method, promise),
    });

  private register(viewer: Viewer, { itemsLoaded, itemsRequested }: LoadingCount): Watch {
    const watch = new Watch(viewer, {
      drawn: () => this.port.send({ type: 'drawn' }),
      rendered: (drawn) => this.rendered(drawn),
      cameraMoved: (moved) => this.cameraMoved(moved),
      disposed: () => this.changed(),
      contextLost: () => this.port.send({ type: 'contextLost' }),
    });
    watch.itemsLoaded = itemsLoaded;
    watch.itemsRequested = itemsRequested;
    this.watches.push(watch);
    this.changed();
    return watch;
  }

  /** The program's first run is over. */
  programFinished(): void {
    this.programDone = true;
    this.changed();
  }

  /** Something happened that may change the picture. */
  private changed(): void {
    this.lastChange = this.lastOwnChange = performance.now();
    this.candidate = 'none';
    this.sendProgress();
  }

  private trafficChanged(): void {
    this.lastChange = performance.now();
    this.candidate = 'none';
  }

  private cameraMoved(watch: Watch): void {
    const now = performance.now();
    if (now - this.lastOwnChange < movingCameraTime) {
      this.lastChange = now;
      this.candidate = 'none';
    }
    if (watch !== this.watches.at(-1) || this.cameraTimer !== undefined) return;
    const wait = this.lastCameraMessage + this.cameraInterval - now;
    if (wait <= 0) this.tellCamera(watch);
    // Where the camera comes to rest is told, too.
    else this.cameraTimer = setTimeout(() => this.tellCamera(watch), wait);
  }

  private tellCamera(watch: Watch): void {
    clearTimeout(this.cameraTimer);
    this.cameraTimer = undefined;
    if (watch.disposed) return;
    this.lastCameraMessage = performance.now();
    this.port.send({ type: 'camera', camera: watch.camera });
  }

  private followClosely(on: boolean): void {
    this.cameraInterval = on ? closeCameraInterval : cameraInterval;
    const current = this.live.at(-1);
    if (on && current !== undefined) this.tellCamera(current);
  }

  /**
   * A picture with everything in it that was on its way may be the one: if nothing follows from it. A picture
   * that comes by itself may have a new part in it; a program that draws all the time does not hold up `ready` by
   * that.
   */
  private rendered(watch: Watch): void {
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
    else if (message.type === 'followClosely') this.followClosely(message.on);
  }

  private takePicture(id: number, watch: Watch | undefined): void {
    const taking = watch?.snapshot.toPicture() ?? Promise.resolve(null);
    void taking.then((picture) =>
      this.port.send({ type: 'picture', id, picture }, picture === null ? [] : [picture]),
    );
  }
}

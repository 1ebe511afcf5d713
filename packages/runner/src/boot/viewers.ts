/** Watches every viewer that a program creates, without changes to the program. Uses only APIs of all SDK releases. */
import type { PageMessage } from '../messages';
import { Backgrounds } from './backgrounds';
import { ClickWatcher } from './clicks';
import { nextFrame } from './nextFrame';
import type { FramePort } from './port';
import type { Viewer, ViewerClass } from './sdkViewer';
import { cancel, currentTime, later } from './timers';
import { quietTime, Watch } from './watch';
import { watchedClass, type LoadingCount } from './watchedClass';

const imageMethods = new Set(['add360ImageSet', 'enter360Image']);

/**
 * Time without changes after which a picture counts as complete, in milliseconds. Before that, the SDK might start to
 * load more parts.
 */
const confirmTime = 250;
/**
 * Minimum number of animation frames before a picture counts as complete. On a slow device, they can take longer than
 * `confirmTime`.
 */
const confirmTurns = 4;
/**
 * Replaces `confirmTime` for point clouds and 360 images, whose parts can appear after all their data has arrived. The
 * SDK selects the parts of a point cloud only every half second, and unpacks them in a worker. It also decodes the
 * faces of 360 images. The SDK doesn't report any of this work.
 */
const confirmPartsTime = 1000;
/** Maximum time for which a moving camera delays `ready`, in milliseconds. */
const movingCameraTime = 3000;
/**
 * Maximum time, in milliseconds, to delay `ready` for requests that only drawing causes, such as those for map tiles.
 */
const drawingTrafficTime = 10_000;
/** Time to wait for a viewer after the program has finished, in milliseconds. A callback might still create one. */
const noViewerTime = 3000;
/** Minimum time between camera messages, in milliseconds. */
const cameraInterval = 250;
/** Minimum time between camera messages if the page follows the camera closely, in milliseconds. */
const closeCameraInterval = 40;

export class ViewerWatcher {
  private readonly watches: Watch[] = [];
  private programDone = false;
  private isReady = false;
  private saidNoViewer = false;
  /**
   * The picture that might be complete. `asked`: it was requested but hasn't been drawn yet. Otherwise, the time and
   * the animation frame in which it was drawn.
   */
  private candidate: 'none' | 'asked' | { readonly time: number; readonly turn: number } = 'none';
  private turn = 0;
  private lastChange = currentTime();
  private lastOwnChange = currentTime();
  private lastCameraMessage = 0;
  private cameraInterval = cameraInterval;
  private cameraTimer: ReturnType<typeof later> | undefined;
  private lastProgress = '';
  private lastPoints = 0;

  private readonly clicks: ClickWatcher;
  private readonly backgrounds: Backgrounds;

  constructor(private readonly port: FramePort) {
    this.clicks = new ClickWatcher(port);
    this.backgrounds = new Backgrounds(port);
    port.onTraffic(() => this.trafficChanged());
    port.onMessage((message) => this.obey(message));
    // Poll the state, because the SDK doesn't fire an event when loading ends.
    setInterval(() => this.look(), 50);
    const count = () => {
      this.turn += 1;
      nextFrame(count);
      this.live.forEach((watch) => watch.frameStarts(currentTime()));
    };
    count();
  }

  /** Viewers that aren't disposed, oldest first. */
  get viewers(): Viewer[] {
    return this.live.map(({ viewer }) => viewer);
  }

  get newest(): Watch | undefined {
    return this.live.at(-1);
  }

  get isDisposed(): boolean {
    return this.watches.length > 0 && this.live.length === 0;
  }

  /** Whether nothing is loading in any viewer. */
  get isQuiet(): boolean {
    return this.port.pending === 0 && this.live.every((watch) => watch.isLoaded(currentTime()));
  }

  private get live(): Watch[] {
    return this.watches.filter(({ disposed }) => !disposed);
  }

  /** Returns a class that behaves like the SDK's viewer class, and watches its viewers. */
  watch = (Published: ViewerClass): ViewerClass =>
    watchedClass(Published, {
      made: (viewer, count) => this.register(viewer, count),
      backgrounds: this.backgrounds,
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
      clicked: ({ viewer: clicked }, event) => this.clicks.clicked(clicked, event),
    });
    watch.itemsLoaded = itemsLoaded;
    watch.itemsRequested = itemsRequested;
    this.watches.push(watch);
    this.changed();
    return watch;
  }

  /** Call it when the program's import has finished. */
  programFinished(): void {
    this.programDone = true;
    this.changed();
  }

  /** Records a change that might affect the picture. */
  private changed(): void {
    this.lastChange = this.lastOwnChange = currentTime();
    this.candidate = 'none';
    this.sendProgress();
  }

  private trafficChanged(): void {
    this.lastChange = currentTime();
    this.candidate = 'none';
  }

  private cameraMoved(watch: Watch): void {
    const now = currentTime();
    if (now - this.lastOwnChange < movingCameraTime) {
      this.lastChange = now;
      this.candidate = 'none';
    }
    if (watch !== this.newest || this.cameraTimer !== undefined) return;
    const wait = this.lastCameraMessage + this.cameraInterval - now;
    if (wait <= 0) this.tellCamera(watch);
    // Delay the message instead of skipping it, so that the page receives the camera's final position.
    else this.cameraTimer = later(() => this.tellCamera(watch), wait);
  }

  private tellCamera(watch: Watch): void {
    cancel(this.cameraTimer);
    this.cameraTimer = undefined;
    if (watch.disposed) return;
    this.lastCameraMessage = currentTime();
    this.port.send({ type: 'camera', camera: watch.camera });
  }

  private followClosely(on: boolean): void {
    this.cameraInterval = on ? closeCameraInterval : cameraInterval;
    const current = this.newest;
    if (on && current !== undefined) this.tellCamera(current);
  }

  /**
   * A picture drawn after everything has loaded is a candidate for the complete picture. A later picture replaces the
   * candidate only if it might show a new part, because a program that draws continuously must not delay `ready`.
   */
  private rendered(watch: Watch): void {
    const now = currentTime();
    if (watch !== this.newest) return;
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
      watch.settled(added);
      this.changed();
    };
    promise.then(
      () => settled(1),
      () => settled(0),
    );
  }

  private look(): void {
    if (this.isReady) return;
    const now = currentTime();
    const { live, newest: current } = this;
    if (current === undefined) {
      this.lookForViewer(now);
      return;
    }
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

  /**
   * If the program ended without creating a viewer, or disposed its viewers before the picture was complete, reports
   * this once.
   */
  private lookForViewer(now: number): void {
    if (this.saidNoViewer || !this.programDone || this.port.pending > 0) return;
    if (now - this.lastChange < noViewerTime) return;
    this.saidNoViewer = true;
    this.port.send({ type: 'noViewer' });
  }

  private isLoaded(now: number): boolean {
    return (
      this.port.pending === 0 &&
      this.watches.every((watch) => watch.isLoaded(now)) &&
      (this.programDone || this.watches.some(({ added }) => added > 0))
    );
  }

  private sendProgress(): void {
    // For point clouds, the SDK's count is the number of loaded models minus the number of parts that are still
    // loading, so it can be negative.
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
    const current = this.newest;
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

import type { Session } from '@reveal-docs/runner/host/session';
import type { Camera, Rgb } from '@reveal-docs/runner/messages';
import { registerExample, unregisterExample, type LiveExample } from './liveExamples';

/** Controls the run of a program, and owns the run's resources until it ends. */
export class RunController {
  private isStarted = false;
  private current: Session | undefined;
  private live: LiveExample | undefined;
  private lastCamera: Camera | undefined;
  /** Camera to set as soon as the run has a session. */
  private pendingCamera: Camera | undefined;
  private background: Rgb | undefined;
  private isClose = false;
  private hasClicks = false;
  /**
   * Number of starts and stops so far. If the number changes while a start or stop is waiting, that start or stop
   * doesn't continue.
   */
  private generation = 0;

  get isRunning(): boolean {
    return this.isStarted;
  }

  get session(): Session | undefined {
    return this.current;
  }

  get camera(): Camera | undefined {
    return this.lastCamera;
  }

  recordCamera(camera: Camera | undefined): void {
    this.lastCamera = camera;
  }

  /** Moves the run's camera. If the run is still starting, the camera moves as soon as the run has a session. */
  setCamera(camera: Camera): void {
    if (!this.isStarted) return;
    this.lastCamera = camera;
    if (this.current === undefined) this.pendingCamera = camera;
    else this.current.setCamera(camera);
  }

  /** Sets the background for programs that don't set their own, in this run and later ones. */
  setBackground(color: Rgb): void {
    this.background = color;
    this.current?.setBackground(color);
  }

  /** Sets whether this run and later ones report their camera at short intervals. */
  followClosely(on: boolean): void {
    this.isClose = on;
    this.current?.followClosely(on);
  }

  /** Sets whether this run and later ones report the objects that the reader clicks. */
  watchClicks(on: boolean): void {
    this.hasClicks = on;
    this.current?.watchClicks(on);
  }

  start(): void {
    this.isStarted = true;
  }

  /** Counts a start or stop. Returns a function that returns whether another start or stop has happened since then. */
  nextGeneration(): () => boolean {
    const own = ++this.generation;
    return () => this.generation !== own;
  }

  open(live: LiveExample, create: () => Session): void {
    this.live = live;
    registerExample(live);
    this.current = create();
    if (this.background !== undefined) this.current.setBackground(this.background);
    this.current.followClosely(this.isClose);
    this.current.watchClicks(this.hasClicks);
    if (this.pendingCamera !== undefined) this.current.setCamera(this.pendingCamera);
    this.pendingCamera = undefined;
  }

  /** Cleans up after a failed run. The run's frame has already been removed. */
  onFailed(): void {
    if (this.live !== undefined) unregisterExample(this.live);
    this.isStarted = false;
  }

  /** Ends the run. Returns a function that returns whether another start or stop has happened since then. */
  end(): () => boolean {
    const isOutdated = this.nextGeneration();
    this.current?.stop();
    this.current = undefined;
    this.pendingCamera = undefined;
    this.onFailed();
    this.live = undefined;
    return isOutdated;
  }
}

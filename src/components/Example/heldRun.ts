import type { Session } from '@site/src/frame/host/session';
import type { Camera } from '@site/src/frame/messages';
import type { CodeKind } from './edits';
import { enterLive, leaveLive, type LiveExample } from './liveExamples';

export interface Running {
  readonly kind: CodeKind;
  readonly isConnected: boolean;
}

/** Controls the run of an example and owns its resources until it ends. */
export class HeldRun {
  private current: Running | undefined;
  private held: Session | undefined;
  private live: LiveExample | undefined;
  private seen: Camera | undefined;
  /** A camera to set when the run has a session. */
  private wanted: Camera | undefined;
  private isClose = false;
  private hasClicks = false;
  /** Counts starts and stops, so that outdated ones don't continue. */
  private turn = 0;

  /** `onRunning` is called when a program starts or is about to, and when none is running. */
  constructor(private readonly onRunning: (running: Running | undefined) => void) {}

  /** The program that is running or about to run. Undefined without a run. */
  get running(): Running | undefined {
    return this.current;
  }

  get session(): Session | undefined {
    return this.held;
  }

  /** The last known camera. */
  get camera(): Camera | undefined {
    return this.seen;
  }

  see(camera: Camera | undefined): void {
    this.seen = camera;
  }

  /** Moves the camera of the run. If the run is still starting, waits until it has a session. */
  setCamera(camera: Camera): void {
    if (this.current === undefined) return;
    this.seen = camera;
    if (this.held === undefined) this.wanted = camera;
    else this.held.setCamera(camera);
  }

  /** Sets whether this and later runs report their camera at short intervals. */
  followClosely(on: boolean): void {
    this.isClose = on;
    this.held?.followClosely(on);
  }

  /** Sets whether this and later runs report what clicks hit. */
  watchClicks(on: boolean): void {
    this.hasClicks = on;
    this.held?.watchClicks(on);
  }

  setRunning(running: Running | undefined): void {
    this.current = running;
    this.onRunning(running);
  }

  /** Counts a start or stop. Returns a function that checks whether another has happened since. */
  takeTurn(): () => boolean {
    const own = ++this.turn;
    return () => this.turn !== own;
  }

  /** Registers the live example, then starts its session. */
  hold(live: LiveExample, begin: () => Session): void {
    this.live = live;
    enterLive(live);
    this.held = begin();
    this.held.followClosely(this.isClose);
    this.held.watchClicks(this.hasClicks);
    if (this.wanted !== undefined) this.held.setCamera(this.wanted);
    this.wanted = undefined;
  }

  /** Cleans up after a failed run, whose frame was removed. */
  failed(): void {
    if (this.live !== undefined) leaveLive(this.live);
    this.setRunning(undefined);
  }

  /**
   * Ends the run. Returns a function that checks whether another start or stop has happened since.
   */
  end(): () => boolean {
    const isOvertaken = this.takeTurn();
    this.held?.stop();
    this.held = undefined;
    this.wanted = undefined;
    this.setRunning(undefined);
    if (this.live !== undefined) leaveLive(this.live);
    this.live = undefined;
    return isOvertaken;
  }
}

import type { Session } from '@site/src/frame/host/session';
import type { Camera } from '@site/src/frame/messages';
import type { CodeKind } from './edits';
import { enterLive, leaveLive, type LiveExample } from './liveExamples';

export interface Running {
  readonly kind: CodeKind;
  readonly isConnected: boolean;
}

/** What the run of an example holds, until it ends. */
export class HeldRun {
  private current: Running | undefined;
  private held: Session | undefined;
  private live: LiveExample | undefined;
  private seen: Camera | undefined;
  /** A camera for a run that has no session yet. */
  private wanted: Camera | undefined;
  private isClose = false;
  private hasClicks = false;
  /** Counts starts and stops, so that one that was overtaken does not go on. */
  private turn = 0;

  /** `onRunning` is told when another program runs or is about to, and when none does any more. */
  constructor(private readonly onRunning: (running: Running | undefined) => void) {}

  /** Whose program runs or is about to; undefined without a run. */
  get running(): Running | undefined {
    return this.current;
  }

  get session(): Session | undefined {
    return this.held;
  }

  /** Where the camera was last seen. */
  get camera(): Camera | undefined {
    return this.seen;
  }

  see(camera: Camera | undefined): void {
    this.seen = camera;
  }

  /** Moves the camera of what runs; of what is about to run, with its first complete picture. */
  setCamera(camera: Camera): void {
    if (this.current === undefined) return;
    this.seen = camera;
    if (this.held === undefined) this.wanted = camera;
    else this.held.setCamera(camera);
  }

  /** Whether this and later runs tell of their camera at short intervals. */
  followClosely(on: boolean): void {
    this.isClose = on;
    this.held?.followClosely(on);
  }

  /** Whether this and later runs tell what clicks hit. */
  watchClicks(on: boolean): void {
    this.hasClicks = on;
    this.held?.watchClicks(on);
  }

  setRunning(running: Running | undefined): void {
    this.current = running;
    this.onRunning(running);
  }

  /** Counts a start or a stop; the answer says whether another one came since. */
  takeTurn(): () => boolean {
    const own = ++this.turn;
    return () => this.turn !== own;
  }

  /** Holds a session, begun with its place among the examples that hold a frame. */
  hold(live: LiveExample, begin: () => Session): void {
    this.live = live;
    enterLive(live);
    this.held = begin();
    this.held.followClosely(this.isClose);
    this.held.watchClicks(this.hasClicks);
    if (this.wanted !== undefined) this.held.setCamera(this.wanted);
    this.wanted = undefined;
  }

  /** The run failed: its frame is gone. */
  failed(): void {
    if (this.live !== undefined) leaveLive(this.live);
    this.setRunning(undefined);
  }

  /** Gives everything back; the answer says whether another start or stop came since. */
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

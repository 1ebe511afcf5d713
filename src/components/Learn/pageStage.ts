import type { Picture, Place } from '@reveal-docs/lessons/picture';
import {
  Undecided,
  type Camera,
  type LogEntry,
  type Part,
  type Stage,
  type StageHit,
  type StageModel,
  type StageRequest,
  type Vector,
} from '@reveal-docs/lessons/stage';
import { ProbeError, reasons } from '@reveal-docs/runner/host/probes';
import type { Session } from '@reveal-docs/runner/host/session';
import type { Probe, ProbeInput, ResultOf } from '@reveal-docs/runner/probes';
import { describeFailure, type ExampleState } from '../Example/describe';
import { readPixels } from './readPixels';
import { waitForEffect } from './waitForEffect';

/** Maximum time to wait until a view comes to rest, in milliseconds. */
const settleTime = 20_000;
/** Time without a change after which a view is at rest, in milliseconds. */
const restTime = 220;
/** Time between two queries of a view that is loading, in milliseconds. */
const loadingPause = 100;
/** Minimum number of queries before the time limit applies. On a slow device, each query takes seconds. */
const minLooks = 20;
/** Time between two queries of a program that doesn't respond, in milliseconds. */
const pause = 100;
/**
 * Maximum time to wait for a program that doesn't respond, in milliseconds. On a slow device, rendering can block the
 * program for seconds.
 */
const silentTime = 20_000;

export interface RunningProgram {
  session(): Session | undefined;
  state(): ExampleState;
  logs(): readonly LogEntry[];
  loadParts(): Promise<ReadonlyMap<string, Part>>;
}

export const wait = (time: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, time));

/** Resolves once the program responds, or after {@link silentTime}. */
export async function waitWhileSilent({ state }: Pick<RunningProgram, 'state'>): Promise<void> {
  const end = performance.now() + silentTime;
  const isSilent = () => {
    const now = state();
    return 'trouble' in now && now.trouble === 'silent';
  };
  while (isSilent() && performance.now() < end) await wait(pause);
}

/**
 * Returns the reason why a program in this state can't be judged, including advice. Returns undefined if the program
 * can be judged.
 */
export function undecidedReason(state: ExampleState): string | undefined {
  switch (state.type) {
    case 'failed': {
      const { title, message, place, advice } = describeFailure(state.failure);
      const next = state.failure.reason === 'program' ? place && `(${place})` : advice;
      return [title, message, next].filter(Boolean).join(' ');
    }
    case 'running':
    case 'loading':
      return state.trouble === 'silent'
        ? 'The program didn’t respond in time. Your computer might be busy, or the program has an infinite loop.'
        : undefined;
    case 'unsupported':
      return 'This browser can’t display 3D graphics.';
    case 'idle':
    case 'stopped':
      return 'The program isn’t running.';
  }
}

/** Maximum distance between two points that count as the same point, in meters. The SDK rounds points. */
const rounding = 1e-4;

function isSameCamera(one: Camera, other: Camera): boolean {
  return (['position', 'target'] as const).every((key) =>
    one[key].every((value, axis) => Math.abs(value - (other[key][axis] ?? 0)) < rounding),
  );
}

const toPlace = ([x, y]: Place): [number, number] => [x, y];

/** The stage on which a judge checks a running program once. Sends messages to the program's frame. */
export class PageStage implements Stage {
  private lastPicture: Picture | undefined;
  private isSettled = false;
  /** Time of the last action, or of the last query in which the view was still changing. */
  private lastChange = -Infinity;
  private timeToRest = restTime;
  /** The program's camera before the check moved the camera. */
  private ownCamera: Camera | undefined;
  private hasInput = false;
  /** The run that this check judges. */
  private run: Session | undefined;

  constructor(private readonly program: RunningProgram) {}

  private changed(time = restTime): void {
    this.lastPicture = undefined;
    // If there were several actions, wait for the longest of their times.
    this.timeToRest = this.isSettled ? time : Math.max(time, this.timeToRest);
    this.isSettled = false;
    this.lastChange = performance.now();
  }

  /** Moves the camera back to where it was before the check. Returns whether the check sent input to the program. */
  finish(): boolean {
    if (this.ownCamera !== undefined) this.moveCamera(this.ownCamera);
    return this.hasInput;
  }

  private moveCamera({ position, target }: Camera): void {
    this.run?.setCamera({ position: [...position], target: [...target] });
  }

  /** Stores the camera, so that it can be restored after the check. Call this function before the view changes. */
  private async keepCamera(): Promise<void> {
    this.ownCamera ??= (await this.ask({ type: 'state' })).view?.camera;
  }

  private get session(): Session {
    const why = undecidedReason(this.program.state());
    if (why !== undefined) throw new Undecided(why);
    const session = this.program.session();
    this.run ??= session;
    // The reader might have started another run in the meantime.
    if (session === undefined || session !== this.run) throw new Undecided(reasons.noRun);
    return session;
  }

  private ask<P extends Probe>(probe: P): Promise<ResultOf<P['type']>> {
    return this.answerOf((session) => session.probe(probe));
  }

  private async answerOf<Answer>(ask: (session: Session) => Promise<Answer>): Promise<Answer> {
    try {
      await waitWhileSilent(this.program);
      return await ask(this.session);
    } catch (error) {
      if (!(error instanceof ProbeError)) throw error;
      // If the program has ended in the meantime, its state contains a more specific reason.
      throw new Undecided(undecidedReason(this.program.state()) ?? error.message);
    }
  }

  private async readView() {
    const { view, models, isDisposed } = await this.ask({ type: 'state' });
    if (view === undefined) throw new Undecided(reasons[isDisposed ? 'disposed' : 'noViewer']);
    return { ...view, models };
  }

  private async act(input: ProbeInput): Promise<void> {
    await this.keepCamera();
    this.hasInput = true;
    await this.ask({ type: 'input', input });
    // Clicks and hovers don't move the camera. They also take so long that further waiting isn't necessary.
    const isStill = input.type === 'click' || input.type === 'hover';
    this.changed(isStill ? 0 : restTime);
  }

  async settle(): Promise<void> {
    if (this.isSettled) return;
    const start = performance.now();
    for (let looks = 1; ; looks++) {
      await wait(Math.max(0, this.lastChange + this.timeToRest - performance.now()));
      const { state } = await this.ask({ type: 'rest' });
      if (state === 'resting') break;
      this.lastChange = performance.now();
      // The view is already loading, so don't wait for it to start loading.
      if (state === 'loading') this.timeToRest = Math.min(this.timeToRest, loadingPause);
      const time = this.lastChange - start;
      if (looks >= minLooks && time > settleTime) {
        throw new Undecided(
          `The view was still changing after ${Math.round(time / 1000)} seconds. Stop animations and wait for loading to finish, then check again.`,
        );
      }
    }
    this.isSettled = true;
  }

  async viewers(): Promise<number> {
    return (await this.ask({ type: 'state' })).viewers;
  }

  async models(): Promise<readonly StageModel[]> {
    return (await this.readView()).models;
  }

  async picture(): Promise<Picture> {
    await this.settle();
    if (this.lastPicture !== undefined) return this.lastPicture;
    const { size } = await this.readView();
    const bitmap = await this.answerOf((session) => session.takePixels());
    if (bitmap === null) throw new Undecided('The viewer hasn’t drawn anything yet.');
    try {
      this.lastPicture = readPixels(bitmap, size);
      return this.lastPicture;
    } finally {
      bitmap.close();
    }
  }

  async pick(place: Place): Promise<StageHit | undefined> {
    return (await this.ask({ type: 'pick', place: toPlace(place) })).hit ?? undefined;
  }

  async placeOf([x, y, z]: Vector): Promise<Place | undefined> {
    return (await this.ask({ type: 'project', point: [x, y, z] })).place ?? undefined;
  }

  async part(name: string): Promise<Part> {
    const part = (await this.program.loadParts()).get(name);
    if (part === undefined) throw new Error(`The plant has no part "${name}".`);
    return part;
  }

  async camera(): Promise<Camera> {
    return (await this.readView()).camera;
  }

  async setCamera(camera: Camera): Promise<void> {
    const now = (await this.ask({ type: 'state' })).view?.camera;
    this.ownCamera ??= now;
    // If the camera is already in this position, the view doesn't have to render again.
    if (now === undefined || !isSameCamera(now, camera)) {
      this.moveCamera(camera);
      this.changed();
    }
  }

  click(place: Place): Promise<void> {
    return this.act({ type: 'click', place: toPlace(place) });
  }

  doubleClick(place: Place): Promise<void> {
    return this.act({ type: 'doubleClick', place: toPlace(place) });
  }

  hover(place: Place): Promise<void> {
    return this.act({ type: 'hover', place: toPlace(place) });
  }

  drag(from: Place, to: Place): Promise<void> {
    return this.act({ type: 'drag', from: toPlace(from), to: toPlace(to) });
  }

  wheel(place: Place, amount: number): Promise<void> {
    return this.act({ type: 'wheel', place: toPlace(place), amount });
  }

  key(key: string): Promise<void> {
    return this.act({ type: 'key', key });
  }

  async press(button: string): Promise<boolean> {
    await this.keepCamera();
    this.hasInput = true;
    const { found } = await this.ask({ type: 'press', button });
    this.changed();
    return found;
  }

  async text(): Promise<string> {
    return (await this.ask({ type: 'text' })).text;
  }

  logs(): Promise<readonly LogEntry[]> {
    return Promise.resolve(this.program.logs());
  }

  async requests(): Promise<readonly StageRequest[]> {
    return [...this.session.requests];
  }

  async until(check: () => Promise<boolean>): Promise<boolean> {
    const hasEffect = await waitForEffect(
      () => {
        this.lastPicture = undefined;
        this.isSettled = false;
        return check();
      },
      () => this.session.requests.length,
    );
    if (hasEffect) return true;
    // Without a GPU, the effect might be rendered late.
    if ((await this.viewers()) > 0) await this.settle();
    return check();
  }
}

import type { Camera, LogLevel } from '@reveal-docs/runner/messages';
import type { RunEvent, RunRequest } from './events';

/** Maximum number of items to record in each list: console lines, requests, and errors. */
const most = 1000;

export interface ConsoleLine {
  readonly level: LogLevel;
  readonly text: string;
  /** `sdk` includes the SDK's dependencies. */
  readonly source: 'program' | 'sdk';
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

export interface RunError {
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/**
 * The reason why a run ended.
 *
 * - `complete`: the picture shows everything that the program added.
 * - `noViewer`: the program finished without a viewer.
 * - `failed`: the program didn't compile, threw an error, or broke the frame's rules.
 * - `deadline`: the program was still running.
 */
export type Outcome = 'complete' | 'noViewer' | 'failed' | 'deadline';

export interface RunReport {
  readonly outcome: Outcome;
  readonly viewers: number;
  readonly models: number;
  readonly console: readonly ConsoleLine[];
  readonly requests: readonly RunRequest[];
  /** Uncaught errors. */
  readonly errors: readonly RunError[];
  /** The last camera state that the viewer reported, in viewer coordinates (Y up, meters). */
  readonly camera?: Camera;
}

export interface RunRecorder {
  add(event: RunEvent): void;
  /** Adds an error that the frame didn't report. */
  fail(message: string): void;
  report(): RunReport;
}

function addTo<Item>(list: Item[], item: Item): void {
  if (list.length < most) list.push(item);
}

/**
 * Creates a recorder that calls `onChange` after each event. Passes the outcome once the program has failed, or once
 * the program has finished and all its requests have responses.
 */
export function createRecorder(onChange: (outcome: Outcome | undefined) => void): RunRecorder {
  const lines: ConsoleLine[] = [];
  const requests: RunRequest[] = [];
  const errors: RunError[] = [];
  let camera: Camera | undefined;
  let counts = { viewers: 0, models: 0 };
  let result: Exclude<Outcome, 'deadline'> | undefined;
  let pending = 0;
  const changed = () => onChange(result === 'failed' || pending === 0 ? result : undefined);

  /**
   * Adds an error unless it's already in the list. If an error ends the run, the frame reports it twice: once as a
   * message and once in the run's state.
   */
  function addError({ message, file, line }: RunError): void {
    const isKnown = errors.some((known) => known.message === message && known.line === line);
    if (!isKnown) addTo(errors, { message, file, line });
  }

  function addState({ state }: Extract<RunEvent, { type: 'state' }>): void {
    if (state.type === 'running') result ??= state.viewers > 0 ? 'complete' : 'noViewer';
    if (state.type !== 'failed') return;
    result = 'failed';
    addError(state.failure);
  }

  function addMessage({ message }: Extract<RunEvent, { type: 'message' }>): void {
    if (message.type === 'camera') camera = message.camera;
    if (message.type === 'ready') counts = { viewers: message.viewers, models: message.models };
    if (message.type === 'log') {
      const { level, text, source, file, line } = message;
      addTo(lines, { level, text, source, file, line });
    }
    if (message.type === 'error') addError(message);
  }

  return {
    add(event) {
      if (event.type === 'state') addState(event);
      else if (event.type === 'message') addMessage(event);
      else if (event.type === 'pending') pending = event.count;
      else addTo(requests, event.request);
      changed();
    },
    fail(message) {
      result = 'failed';
      addTo(errors, { message });
      changed();
    },
    report: () => ({
      outcome: result ?? 'deadline',
      ...counts,
      console: lines,
      requests,
      errors,
      ...(camera === undefined ? {} : { camera }),
    }),
  };
}

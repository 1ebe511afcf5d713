/** What the reader is told of a run, in words. Pure. */
import type { LogEntry } from './logEntries';
import { updatedWords } from '@site/src/client/updated';
import type { Connection } from '@site/src/frame/host/connection';
import type { Failure, FailureReason, Progress, RunState } from '@site/src/frame/host/runState';
import { formatBytes } from '@site/src/text/formatBytes';

/** States of the component: those of a run, and those without one. */
export type ExampleState =
  | RunState
  /** Nothing runs yet; it starts by itself, or on a click. */
  | { readonly type: 'idle' }
  /** This browser cannot draw in 3D. */
  | { readonly type: 'unsupported' }
  /** It ran, and was ended: by the reader, or by the page to spare the device. */
  | { readonly type: 'stopped'; readonly by: 'reader' | 'page' };

function describeProgress({ bytes, moduleBytes, itemsLoaded, itemsRequested }: Progress): string {
  const data = bytes > moduleBytes ? `, ${formatBytes(bytes - moduleBytes)} of data` : '';
  return `${itemsLoaded} of ${itemsRequested} sectors${data}`;
}

/** What went wrong, by reason, before the message itself. */
const failureTitles: Record<FailureReason, string> = {
  module: 'The viewer could not be loaded.',
  data: 'The demo data could not be loaded.',
  updated: updatedWords,
  syntax: 'The program has a mistake and was not started.',
  program: 'The program stopped with an error.',
  contextLost: 'The 3D view was interrupted.',
  noContext: 'The browser gave this view no 3D context.',
  noWasm: 'This browser cannot decode point clouds.',
  flood: 'The program was stopped: it sent the page more than it may.',
  gone: 'The program left its place and was stopped.',
  message: 'The program was stopped: it sent a message directly to this page.',
};

/** What the reader can do about it. */
const failureAdvice: Record<FailureReason, string> = {
  module: 'Check the connection, then restart. If it stays so, reload the page.',
  data: 'Check the connection, then restart. If it stays so, reload the page.',
  updated: 'Reload it to run the example. What you changed is kept.',
  syntax: 'Correct it, then restart.',
  program: 'Restart runs the program again from its first line.',
  contextLost: 'Restart makes a new one. If it happens again, close other pages that draw in 3D.',
  noContext:
    'Close other pages that draw in 3D, then restart. If it stays so, close the browser and open it again.',
  noWasm:
    'Allow WebAssembly for this site (Lockdown Mode turns it off), or open the page in another browser, then restart. CAD models show without it.',
  flood: 'Look for a loop that logs, asks or reports without a pause, change it, then restart.',
  gone: 'Remove what changes its address or reloads it, then restart.',
  message: 'Remove calls of postMessage on the parent or top window, then restart.',
};

/** A failure in full: what happened, where, what to do. */
export interface FailureWords {
  readonly title: string;
  readonly message: string;
  readonly place: string | undefined;
  readonly advice: string;
}

export function describeFailure({ reason, message, file, line }: Failure): FailureWords {
  return {
    title: failureTitles[reason],
    message,
    place: file === undefined ? undefined : line === undefined ? file : `${file}, line ${line}`,
    advice: failureAdvice[reason],
  };
}

const silentWords =
  'The program does not answer: it is busy, or the browser has ended it. Wait, or stop it';

/** What the console's button says: what waits in it, errors first. */
export function describeConsole(entries: readonly LogEntry[]): string {
  const own = entries.filter(({ source }) => source === 'program');
  const errors = own.filter(({ level }) => level === 'error').length;
  if (errors > 0) return `Console: ${errors} ${errors === 1 ? 'error' : 'errors'}`;
  return own.length === 0 ? 'Console' : `Console: ${own.length}`;
}

/** One line on the state, for the status bar and for assistive technology. */
export function describeState(
  state: ExampleState,
  release: string,
  connection?: Connection,
): string {
  switch (state.type) {
    case 'idle':
      return 'Not started';
    case 'stopped':
      return 'Stopped; start it again to go on';
    case 'unsupported':
      return 'This browser cannot show it';
    case 'failed':
      return describeFailure(state.failure).title;
    case 'running':
      if (state.trouble === 'silent') return silentWords;
      if (state.viewers === 0) return 'Ran to its end; it made no viewer';
      return connection === undefined
        ? `Running on @cognite/reveal ${release}`
        : `Running on your project ${connection.project}, @cognite/reveal ${release}`;
    case 'loading': {
      const { progress } = state;
      if (state.trouble === 'silent') return silentWords;
      if (state.trouble === 'slow') {
        return 'Still loading: nothing came for 30 seconds. Wait, or stop it';
      }
      if (state.stage === 'modules') {
        return progress.moduleBytes === 0
          ? 'Loading the SDK'
          : `Loading the SDK: ${formatBytes(Math.min(progress.bytes, progress.moduleBytes))} of ${formatBytes(progress.moduleBytes)}`;
      }
      return progress.itemsRequested === 0
        ? 'Loading the model'
        : `Loading the model: ${describeProgress(progress)}`;
    }
  }
}

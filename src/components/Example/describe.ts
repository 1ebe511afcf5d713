import type { LogEntry } from './logEntries';
import { updatedMessage } from '@reveal-docs/page-script/updated';
import type { Failure, FailureReason, Progress, RunState } from '@reveal-docs/runner/host/runState';
import { formatBytes } from '@reveal-docs/shared/formatBytes';

export type ExampleState =
  | RunState
  | { readonly type: 'idle' }
  | { readonly type: 'unsupported' }
  /** The reader stopped the run, or the page stopped it to save resources. */
  | { readonly type: 'stopped'; readonly by: 'reader' | 'page' };

/**
 * Formats the number of loaded bytes and the total, such as `1.2 / 3.1 MB`. If both have the same unit, shows it only
 * once.
 */
function describeShare(bytes: number, total: number): string {
  const [part, whole] = [formatBytes(bytes), formatBytes(total)];
  const [number, unit] = part.split(' ');
  return `${unit !== undefined && whole.endsWith(` ${unit}`) ? number : part} / ${whole}`;
}

/**
 * Describes how much of the model has loaded. Fits on two lines beside the buttons of a narrow view, because a third
 * line would move the code below.
 */
function describeProgress({ itemsLoaded, itemsRequested }: Progress): string {
  if (itemsRequested === 0) return 'Loading model';
  if (itemsLoaded >= itemsRequested) return 'Drawing…';
  return `Model ${itemsLoaded} / ${itemsRequested} sectors`;
}

const failureTitles: Record<FailureReason, string> = {
  module: 'The viewer could not be loaded.',
  data: 'The demo data could not be loaded.',
  updated: updatedMessage,
  syntax: 'The program has an error and wasn’t started.',
  program: 'The program stopped with an error.',
  contextLost: 'The 3D view was interrupted.',
  noContext: 'The browser couldn’t create a 3D context for this view.',
  noWasm: 'This browser can’t decode point clouds.',
  flood: 'The program was stopped because it sent too many messages or too much data.',
  gone: 'The program navigated away and was stopped.',
  message: 'The program was stopped because it sent a message directly to this page.',
  keyboard: 'The program was stopped because it took the keyboard focus.',
};

const failureAdvice: Record<FailureReason, string> = {
  module: 'Check your connection, then restart. If that doesn’t help, reload the page.',
  data: 'Check your connection, then restart. If that doesn’t help, reload the page.',
  updated: 'Reload the page to run the example. Your changes are kept.',
  syntax: 'Fix the error, then restart.',
  program: 'Restart to run the program from the beginning.',
  contextLost: 'Restart the view. If this happens again, close other pages that use 3D graphics.',
  noContext:
    'Close other pages that use 3D graphics, then restart. If that doesn’t help, close and reopen the browser.',
  noWasm:
    'Allow WebAssembly for this site (Lockdown Mode turns it off) or use another browser, then restart. CAD models work without WebAssembly.',
  flood: 'Fix the loop that logs, sends requests, or posts messages without a pause. Then restart.',
  gone: 'Remove the code that navigates or reloads the frame, then restart.',
  message: 'Remove calls to postMessage on the parent or top window, then restart.',
  keyboard:
    'Change the program to call focus() only after the user clicks or taps the view. Then restart.',
};

export interface FailureMessages {
  readonly title: string;
  readonly message: string;
  readonly place: string | undefined;
  readonly advice: string;
}

export function describeFailure({ reason, message, file, line }: Failure): FailureMessages {
  return {
    title: failureTitles[reason],
    message,
    place: file === undefined ? undefined : line === undefined ? file : `${file}, line ${line}`,
    advice: failureAdvice[reason],
  };
}

const silentWords =
  'The program isn’t responding. It might be busy, or the browser might have ended it. Wait, or stop it';

/**
 * Returns the label of the console button. It contains the number of errors, or the number of messages if no message is
 * an error.
 */
export function describeConsole(entries: readonly LogEntry[]): string {
  const own = entries.filter(({ source }) => source === 'program');
  const errors = own.filter(({ level }) => level === 'error').length;
  if (errors > 0) return `Console: ${errors} ${errors === 1 ? 'error' : 'errors'}`;
  return own.length === 0 ? 'Console' : `Console: ${own.length}`;
}

/** Returns a one-line status. `project` is the reader's own project if the program runs on it. */
export function describeState(state: ExampleState, release: string, project?: string): string {
  switch (state.type) {
    case 'idle':
      return 'Not started';
    case 'stopped':
      return 'Stopped. Restart to run the program again';
    case 'unsupported':
      return 'This browser can’t display 3D graphics';
    case 'failed':
      return describeFailure(state.failure).title;
    case 'running':
      if (state.trouble === 'silent') return silentWords;
      if (state.viewers === 0) return 'Finished without a viewer';
      return project === undefined
        ? `Running on ${release}`
        : `Running on your project ${project} with ${release}`;
    case 'loading': {
      const { progress } = state;
      if (state.trouble === 'silent') return silentWords;
      if (state.trouble === 'slow') {
        return 'Still loading. No data has arrived for 30 seconds. Wait, or stop the program';
      }
      if (state.stage === 'modules') {
        const { bytes, moduleBytes } = progress;
        return moduleBytes === 0
          ? 'Loading SDK'
          : `Loading SDK ${describeShare(Math.min(bytes, moduleBytes), moduleBytes)}`;
      }
      return describeProgress(progress);
    }
  }
}

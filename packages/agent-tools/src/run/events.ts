/** Messages from the page to the command, as JSON. */
import type { FrameMessage } from '@reveal-docs/runner/messages';
import type { RunState } from '@reveal-docs/runner/host/runState';
import type { CompiledProgram } from '@reveal-docs/runner/program/compile';
import type { RunData } from '../data';

/** Contents of `/input.json`. */
export interface PageInput extends Pick<RunData, 'boot' | 'demo' | 'sdk'> {
  readonly folder: string;
  readonly program: CompiledProgram;
}

/** A request from the program. The page reports a request after the request finishes. */
export interface RunRequest {
  readonly method: string;
  readonly url: string;
  readonly status?: number;
  /** Reason why the request had no response. */
  readonly reason?: string;
}

export type RunEvent =
  | { readonly type: 'state'; readonly state: RunState }
  | { readonly type: 'message'; readonly message: FrameMessage }
  /** Sent when the number of requests without a response changes. */
  | { readonly type: 'pending'; readonly count: number }
  | { readonly type: 'request'; readonly request: RunRequest };

/** Name of the page's function that reports events. */
export const reportFunction = 'reportRun';

import type { Compile } from '../code/job';
import type { Library } from '../library';
import type { Run } from '../run/job';

/** Input to a command. Each command uses only the fields that its definition lists. */
export interface Input {
  /** Search text, an address, a name, a message, or file paths. */
  readonly words: readonly string[];
  /** A version, such as `4.x`, or a release, such as `4.29.0`. */
  readonly version?: string | undefined;
  /** Original version of the files to upgrade. */
  readonly from?: string | undefined;
  /** Source code to use instead of files. */
  readonly code?: string | undefined;
  /** Whether to return a full answer instead of a short one. */
  readonly more: boolean;
  readonly write: boolean;
  readonly picture?: string | undefined;
  /** Time limit for a run, in seconds. */
  readonly timeout?: number | undefined;
  readonly json?: boolean;
}

/** An answer to a command. The text is Markdown. */
export interface Answer {
  readonly text: string;
  /** Set if nothing was found or problems remain. The command then exits with code 1. */
  readonly isNegative?: true;
}

export interface Tools {
  readonly library: Library;
  /** Folder against which relative paths are resolved. */
  readonly cwd: string;
  /** Returns the name of an option in the caller's syntax: `--more` on the command line, `more` in MCP. */
  readonly option: (name: 'from' | 'more' | 'write') => string;
  readonly compile: Compile;
  readonly run: Run;
}

/** Invalid input. The message fits on one line and explains what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/** Compiler jobs and their results. Both must be structured-cloneable. */
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

export interface SourceFile {
  /** Path relative to the folder of the program, with slashes. */
  readonly name: string;
  readonly source: string;
}

export interface Job {
  /** The version's `TypePack`, as JSON. */
  readonly pack: Uint8Array;
  readonly files: readonly SourceFile[];
  /** Names of the files to check. The other files are only imported. */
  readonly checked: readonly string[];
  /** Folder name of the files' original version. If set, the job applies fixes. */
  readonly upgradeFrom?: string | undefined;
}

export interface Deprecation {
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
  readonly message: string;
}

export interface JobResult {
  /** The checked files, with all fixes applied. */
  readonly files: readonly SourceFile[];
  /** Number of fixed problems. */
  readonly fixed: number;
  readonly problems: readonly FileProblem[];
  readonly deprecations: readonly Deprecation[];
}

/** Runs a job. Rejects with an `InputError` if the job takes too long or too much memory. */
export type Compile = (job: Job) => Promise<JobResult>;

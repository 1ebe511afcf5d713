import type { SourceFile } from '../code/job';
import type { RunReport } from './record';

export interface RunJob {
  /** Folder name of the version. */
  readonly folder: string;
  /** The first file is the entry point. */
  readonly files: readonly SourceFile[];
  readonly seconds: number;
  readonly withPicture: boolean;
}

export interface RunResult {
  readonly report: RunReport;
  /** Screenshot as a PNG. Missing if it wasn't requested, or if the page doesn't render. */
  readonly picture?: Uint8Array;
}

/** Runs a program. Rejects with an `InputError` if no browser is found. */
export type Run = (job: RunJob) => Promise<RunResult>;

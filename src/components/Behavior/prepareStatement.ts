/** Import this module lazily, because it contains the compiler and only readers who run a statement need it. */
import kit from '@generated/statements/default/kit.json';
import { compileEdited } from '@site/src/builds/compileEdited';
import { liveFiles } from '@reveal-docs/statements/liveProgram';
import type { PreparedRun } from '../Example/useRun';

export interface StatementSource {
  readonly id: string;
  readonly source: string;
  readonly release: string;
  readonly folder: string;
}

/** Compiles the program of a statement. Throws a `ProgramError` if the code doesn't compile. */
export function prepareStatement({ id, source, release, folder }: StatementSource): PreparedRun {
  return {
    program: compileEdited(folder, liveFiles({ id, source }, { release, folder }, kit)),
  };
}

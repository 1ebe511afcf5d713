/** Runs a statement's program in a frame on the page. Loaded when a reader runs one. */
import kit from '@generated/statements/default/kit.json';
import { startSession } from '@site/src/frame/host/session';
import { compileEdited } from '@site/src/frame/program/compileEdited';
import { liveFiles, readResult, type LiveResult } from '../../statements/liveProgram';

export interface StatementRunInput {
  readonly id: string;
  /** Current code of the statement. */
  readonly source: string;
  readonly release: string;
  /** Folder of the version whose modules run the program. */
  readonly folder: string;
  /** Parent element for the frame. */
  readonly container: HTMLElement;
  readonly assetUrl: (path: string) => string;
  /** Called once, after the frame is removed. */
  readonly onResult: (result: LiveResult) => void;
  /** Called once instead, if the program fails or something doesn't load. */
  readonly onFailure: (failure: {
    readonly message: string;
    readonly line?: number;
    /** Whether a file is missing because the site was updated. */
    readonly isUpdated: boolean;
  }) => void;
}

/**
 * Starts a run. Returns a function that stops it. Throws a `ProgramError` if the code doesn't
 * compile.
 */
export function runStatement(input: StatementRunInput): () => void {
  const { id, source, release, folder, container, assetUrl, onResult, onFailure } = input;
  const files = liveFiles({ id, source }, { release, folder }, kit);
  const program = compileEdited({ folder, ownProject: { demoOnly: 'demo' } }, files, undefined);
  const session = startSession({
    container,
    title: `Statement ${id}`,
    description: 'A small view that runs the program of a statement.',
    folder,
    program,
    assetUrl,
    onState: (state) => {
      if (state.type !== 'failed') return;
      const { message, line, reason } = state.failure;
      const isUpdated = reason === 'updated';
      onFailure({ message, isUpdated, ...(line === undefined ? {} : { line }) });
    },
    onMessage: (message) => {
      const result = message.type === 'log' ? readResult(message.text) : undefined;
      if (result === undefined) return;
      session.stop();
      onResult(result);
    },
  });
  return () => session.stop();
}

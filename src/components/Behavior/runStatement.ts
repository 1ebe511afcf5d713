/** Runs a statement's program in a frame of the page. Imported when a reader runs one. */
import kit from '@generated/statements/default/kit.json';
import { startSession } from '@site/src/frame/host/session';
import { compileEdited } from '@site/src/frame/program/compileEdited';
import { liveFiles, readResult, type LiveResult } from '../../statements/liveProgram';

export interface StatementRunInput {
  readonly id: string;
  /** The statement's text, as the reader has it. */
  readonly source: string;
  readonly release: string;
  /** Folder of the version whose modules run it. */
  readonly folder: string;
  /** Element that the frame is put into. */
  readonly container: HTMLElement;
  readonly assetUrl: (path: string) => string;
  /** Called once, with the frame gone. */
  readonly onResult: (result: LiveResult) => void;
  /** Called once instead: it does not compile, or something did not load. */
  readonly onFailure: (failure: {
    readonly message: string;
    readonly line?: number;
    /** What did not load is gone: the page was updated. */
    readonly isUpdated: boolean;
  }) => void;
}

/** Starts a run; returns what ends it. Throws a `ProgramError` when the text does not compile. */
export function runStatement(input: StatementRunInput): () => void {
  const { id, source, release, folder, container, assetUrl, onResult, onFailure } = input;
  const files = liveFiles({ id, source }, { release, folder }, kit);
  const program = compileEdited({ folder, ownProject: { demoOnly: 'demo' } }, files, undefined);
  const session = startSession({
    container,
    title: `Frame of the statement ${id}`,
    description: 'A small view, in which the program of a statement runs.',
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

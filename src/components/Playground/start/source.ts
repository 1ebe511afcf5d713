/** What programs are opened from; the browser's is in `../opening.ts`. */
import type { ExampleProgram } from '@site/src/frame/program/example';
import type { ProgramsManifest } from '@site/src/frame/program/programsManifest';
import type { LiveKit } from '../../../statements/liveProgram';
import type { DraftStore } from '../drafts/draftStore';

/** The programs of all statements, by their ids, and what they need beside them. */
export interface Statements {
  readonly programs: Readonly<Record<string, string>>;
  readonly kit: LiveKit;
}

export interface ProgramSource {
  readonly programs: ProgramsManifest;
  /** Rejects with words for the reader. */
  loadExample(folder: string, name: string): Promise<ExampleProgram>;
  /** Rejects when they do not load. */
  loadStatements(): Promise<Statements>;
}

/** Why a program cannot be opened; the message is for the reader. */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
}

/** The statements, or an {@link OpeningError} that says what to do. */
export function loadStatements(source: ProgramSource): Promise<Statements> {
  return source.loadStatements().catch((error: unknown) => {
    throw new OpeningError(
      'The programs of the statements did not load. Check the connection, then reload this page.',
      { cause: error },
    );
  });
}

/** What the reader has in this browser. */
export interface ReadersOwn {
  readonly drafts: Pick<DraftStore, 'get' | 'readLast'>;
  /** What the page of an example keeps of the reader's changes. */
  readKept(folder: string, name: string): string | null;
  /** A name for a new draft. */
  randomId(): string;
}

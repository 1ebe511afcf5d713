import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import type { ProgramsManifest } from '@reveal-docs/runner/program/programsManifest';
import type { LiveKit } from '@reveal-docs/statements/liveProgram';
import type { DraftStore } from '../drafts/draftStore';

/** All statement programs, by ID, and the files that run them. */
export interface Statements {
  readonly programs: Readonly<Record<string, string>>;
  readonly kit: LiveKit;
}

export interface ProgramSource {
  readonly programs: ProgramsManifest;
  /** Loads an example. Rejects with a message for the reader if the example doesn't load. */
  loadExample(folder: string, name: string): Promise<ExampleProgram>;
  loadStatements(): Promise<Statements>;
}

/** Thrown if a program can't be opened. The error message is for the reader. */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
}

/** Loads the statements. Rejects with an {@link OpeningError} if they don't load. */
export function loadStatements(source: ProgramSource): Promise<Statements> {
  return source.loadStatements().catch((error: unknown) => {
    throw new OpeningError(
      'The programs for the statements did not load. Check your connection, then reload this page.',
      { cause: error },
    );
  });
}

export interface ReaderData {
  readonly drafts: Pick<DraftStore, 'get' | 'readLast'>;
  /**
   * Creates drafts from the edits that an earlier version of this site stored. Resolves with a note for the reader.
   * Never rejects.
   */
  importEdits(): Promise<string | undefined>;
  /** Whether a page crashed or was closed while it was checking the draft with this ID. */
  hasEndedBadly(id: string): Promise<boolean>;
  randomId(): string;
}

import type { ReactNode, Ref } from 'react';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import type { Snippet } from '@reveal-docs/runner/types/snippet';
import type { Place, Problem } from './FileEditor';
import type { Problems } from './limitTime';

/** Actions on files. If `add` or `rename` fails, it returns a message for the reader. */
export interface FileActions {
  add(file: string): string | undefined;
  rename(from: string, to: string): string | undefined;
  remove(file: string): void;
}

/** Commands for the editor. They reject with a message for the reader if the compiler can't be loaded. */
export interface EditorHandle {
  format(): Promise<void>;
  /**
   * Inserts code and its imports into the reader's open file, and selects the code. Undo removes the code and the
   * imports in one step.
   */
  insert(snippet: Snippet): Promise<void>;
  /** Applies the fix for a problem, if the problem still exists. */
  applyFix(problem: FileProblem): Promise<void>;
  /** Applies fixes to the reader's files until no more are available. Resolves with the number of fixes. */
  fixAll(): Promise<number>;
}

export interface EditorProps {
  readonly folder: string;
  /** The program's files. The first one is the entry point. */
  readonly files: readonly SourceFile[];
  /** Files that the program imports but the editor doesn't show. */
  readonly behind?: readonly SourceFile[];
  /** Read-only files, such as `project.ts`, in tabs after the reader's files. */
  readonly given?: readonly SourceFile[];
  readonly problem: Problem | undefined;
  readonly place: Place | undefined;
  onChange(file: string, source: string): void;
  onRun(): void;
  /**
   * Adds, renames, and deletes files. If undefined, readers can't change the list of files. The first file can't be
   * deleted.
   */
  readonly fileActions?: FileActions;
  /**
   * Whether to load the compiler after the first paint instead of when the editor receives focus. With data saver on,
   * only a command loads the compiler.
   */
  readonly eager?: boolean;
  /** Whether to postpone checking code that someone else wrote until the reader runs or changes it. */
  readonly holdsCheck?: boolean;
  /**
   * Name of the folder of the version for which the program was written. If set, problems include explanations and
   * fixes.
   */
  readonly upgradeFrom?: string;
  /** Called when the problems in the reader's files change. The problems are undefined while they're unknown. */
  readonly onProblems?: (problems: Problems) => void;
  readonly ref?: Ref<EditorHandle>;
  readonly actions?: ReactNode;
  /** Whether to fill the parent's height instead of using `max-height`. */
  readonly fills?: boolean;
}

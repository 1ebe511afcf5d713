/** Types of the editor's props and handle. */
import type { ReactNode, Ref } from 'react';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import type { Snippet } from '@reveal-docs/runner/types/snippet';
import type { Place, Problem } from './FileEditor';
import type { Problems } from './limitTime';

/** Actions on files. Each returns a message for the reader if it fails, and otherwise undefined. */
export interface FileActions {
  add(file: string): string | undefined;
  rename(from: string, to: string): string | undefined;
  remove(file: string): void;
}

/**
 * Commands for the editor. They reject with a message for the reader if the compiler can't be
 * loaded.
 */
export interface EditorHandle {
  /** Formats the open file. */
  format(): Promise<void>;
  /**
   * Adds code with its imports to the end of the reader's open file, as one undo step, and selects
   * it.
   */
  insert(snippet: Snippet): Promise<void>;
  /** Applies the fix for a problem, if the problem still exists. */
  applyFix(problem: FileProblem): Promise<void>;
  /**
   * Applies fixes to all of the reader's files until none are left. Resolves with the number of
   * fixes.
   */
  fixAll(): Promise<number>;
}

export interface EditorProps {
  /** Folder name of the version whose types are used. */
  readonly folder: string;
  /** The program's files. The first one is the entry point. */
  readonly files: readonly SourceFile[];
  /** Files that the program imports but the editor doesn't show. */
  readonly behind?: readonly SourceFile[];
  /** Read-only files, such as `project.ts`, in tabs after the reader's files. */
  readonly given?: readonly SourceFile[];
  readonly problem: Problem | undefined;
  readonly place: Place | undefined;
  /**
   * Called with the new text of a file. An action that changes several files calls it several
   * times.
   */
  onChange(file: string, source: string): void;
  onRun(): void;
  /**
   * Adds, renames, and deletes files. Without these actions, the tabs are fixed. The first file
   * can't be deleted.
   */
  readonly fileActions?: FileActions;
  /**
   * Whether to load the compiler after the first paint instead of on focus. With data saver on, it
   * always loads on focus.
   */
  readonly eager?: boolean;
  /**
   * Whether to postpone checking the code, because someone else wrote it and the reader has neither
   * run nor changed it.
   */
  readonly holdsCheck?: boolean;
  /**
   * Folder name of the program's original version. If set, problems include explanations and fixes.
   */
  readonly upgradeFrom?: string;
  /**
   * Called with the problems in all of the reader's files when they change. Undefined while they
   * are unknown.
   */
  readonly onProblems?: (problems: Problems) => void;
  readonly ref?: Ref<EditorHandle>;
  /** Actions at the end of the row of tabs. */
  readonly actions?: ReactNode;
  /** Whether to fill the parent's height instead of using `max-height`. */
  readonly fills?: boolean;
}

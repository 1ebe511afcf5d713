/** What the editor gets and offers. */
import type { Ref } from 'react';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { FileProblem } from '@site/src/frame/types/protocol';
import type { Snippet } from '@site/src/frame/types/snippet';
import type { Place, Problem } from './FileEditor';

/** Changes of which files there are. Each returns words for the reader when it refuses; undefined when done. */
export interface FileActions {
  add(file: string): string | undefined;
  rename(from: string, to: string): string | undefined;
  remove(file: string): void;
}

/** What can be done with the text from outside. Each rejects, with words for the reader, when the help cannot load. */
export interface EditorHandle {
  /** Formats the open file. */
  format(): Promise<void>;
  /** Puts code at the end of the open file (own file), with its imports; one step to undo. Selects it. */
  insert(snippet: Snippet): Promise<void>;
  /** Makes the fix of a problem, if the problem is still there. */
  applyFix(problem: FileProblem): Promise<void>;
  /** All fixes of all own files, round after round until nothing more is fixed. Resolves to how many. */
  fixAll(): Promise<number>;
}

export interface EditorProps {
  /** Folder of the version whose types help. */
  readonly folder: string;
  /** The first one is what runs. */
  readonly files: readonly SourceFile[];
  /** What these import and the reader does not see. */
  readonly behind?: readonly SourceFile[];
  /** Shown in tabs after the reader's files, to read only (`project.ts`). */
  readonly given?: readonly SourceFile[];
  readonly problem: Problem | undefined;
  readonly place: Place | undefined;
  /** Can be called for several files in one go. */
  onChange(file: string, source: string): void;
  onRun(): void;
  /** Adds, renames, removes files; without it tabs are fixed. The first file can't be removed. */
  readonly fileActions?: FileActions;
  /** Loads compiler and types by itself after the first paint instead of at the first focus (not when the reader saves data). */
  readonly eager?: boolean;
  /** Folder of the version the program was written for: problems are explained, with fixes as code actions. */
  readonly upgradeFrom?: string;
  /** Types and syntax of all own files, whenever they are known anew for the text as it is; undefined while not known. */
  readonly onProblems?: (problems: readonly FileProblem[] | undefined) => void;
  readonly ref?: Ref<EditorHandle>;
  /** The height is the parent's instead of `max-height`. */
  readonly fills?: boolean;
}

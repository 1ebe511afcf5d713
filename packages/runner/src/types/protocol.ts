/** Defines the messages between the editor and the compiler worker. */
import type { Snippet } from './snippet';
import type { TextEdit, UpgradeProblem, UpgradeSteps } from './upgrade/data';

/**
 * All files that the compiler reads, by path. The root, `/`, is the folder that contains `examples` and `node_modules`.
 */
export interface TypePack {
  readonly files: Readonly<Record<string, string>>;
  /** Folder that contains the programs, such as `/examples/4.x`. */
  readonly folder: string;
  /** Map from specifiers to paths, for modules whose declarations aren't in their own package. */
  readonly paths: Readonly<Record<string, string>>;
  /** Map from names such as `Class` and `Class.member` to paths of API pages, relative to the site's base path. */
  readonly links: Readonly<Record<string, string>>;
  /** Data for upgrading to this version from each earlier version. */
  readonly upgrades: UpgradeSteps;
}

/** `.generated/types/manifest.json`: compressed files, relative to the base path, with sizes in bytes. */
export interface TypesManifest {
  readonly worker: TypesFile;
  /** A {@link TypePack} as JSON, by version folder. */
  readonly packs: Readonly<Record<string, TypesFile>>;
}

export interface TypesFile {
  readonly file: string;
  readonly bytes: number;
}

export interface Suggestion {
  readonly label: string;
  /** The compiler's term for the kind of symbol: `method`, `class`, … */
  readonly kind: string;
  readonly sortText: string;
}

export interface Hover {
  readonly from: number;
  readonly to: number;
  /** The declaration, usually in one line. */
  readonly declaration: string;
  readonly documentation: string;
  /** Path of the symbol's API page, relative to the site's base path. Undefined if it doesn't have a page. */
  readonly link: string | undefined;
}

export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  /** Line and column start at 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

export interface FileProblem extends TypeProblem {
  readonly file: string;
  /**
   * Explains the problem and what to use instead, with names in backticks. Set only for programs for older versions.
   */
  readonly says?: string;
  /** A known fix. Set only for programs for older versions. */
  readonly fix?: { readonly title: string };
}

/** Answer to a question that is obsolete, because the text has changed in the meantime. */
export type Superseded = null;

export interface Span {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A use of a name. `line` starts at 1, and `text` is the line's text without indentation. */
export interface Reference extends Span {
  readonly line: number;
  readonly text: string;
}

/** Definition of a name: a place in one of the reader's files, or an API page. Null if the definition isn't known. */
export type Definition =
  | ({ readonly type: 'file' } & Span)
  | { readonly type: 'page'; readonly name: string; readonly link: string }
  | null;

export interface FileEdits {
  readonly file: string;
  readonly edits: readonly TextEdit[];
}

/** Result of renaming: the edits, or a message for the reader that explains why renaming isn't possible. */
export type Renaming = { readonly files: readonly FileEdits[] } | { readonly refusal: string };

/** The name at a position, or the reason why it can't be renamed. */
export type NameFound = { readonly name: string } | { readonly refusal: string };

export interface Insertion {
  readonly edits: readonly TextEdit[];
  /** Range of the inserted code in the edited text. */
  readonly from: number;
  readonly to: number;
}

export interface AllFixes {
  readonly count: number;
  /** Edits, in rounds. The edits of each round apply to the result of the previous round. */
  readonly rounds: readonly (readonly FileEdits[])[];
}

interface At {
  readonly file: string;
  readonly position: number;
}

/** A position in a name, and the files that renaming may change. */
export interface RenameAt extends At {
  readonly own: readonly string[];
}

export interface Questions {
  readonly open: { ask: { pack: ArrayBuffer }; answer: null };
  readonly change: { ask: { file: string; source: string }; answer: null };
  /** The file was removed or renamed. */
  readonly remove: { ask: { file: string }; answer: null };
  readonly suggest: { ask: At; answer: { readonly items: readonly Suggestion[] } | null };
  readonly describe: { ask: At & { label: string }; answer: string };
  readonly hover: { ask: At; answer: Hover | null };
  /**
   * Returns the problems in the files. If `from` is set, also explains them. `from` is the folder of the version for
   * which the files were written.
   */
  readonly check: {
    ask: { files: readonly string[]; from: string | undefined };
    answer: readonly FileProblem[] | Superseded;
  };
  readonly explain: { ask: { file: string; from: string }; answer: readonly UpgradeProblem[] };
  readonly fixAll: { ask: { files: readonly string[]; from: string }; answer: AllFixes };
  readonly define: { ask: At; answer: Definition };
  readonly refer: { ask: At; answer: readonly Reference[] };
  readonly nameAt: { ask: RenameAt; answer: NameFound };
  readonly rename: { ask: { at: RenameAt; name: string }; answer: Renaming };
  readonly format: { ask: { file: string }; answer: readonly TextEdit[] };
  readonly insert: { ask: { file: string; snippet: Snippet }; answer: Insertion };
}

export type Question = {
  [Name in keyof Questions]: {
    readonly id: number;
    readonly name: Name;
    readonly ask: Questions[Name]['ask'];
  };
}[keyof Questions];

export type Answer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

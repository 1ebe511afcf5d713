/** Defines the messages between the editor and the compiler worker. */
import type { Snippet } from './snippet';
import type { TextEdit, UpgradeProblem, UpgradeSteps } from './upgrade/data';

/** All files that the compiler reads, by path. `/` is the folder with `examples` and `node_modules`. */
export interface TypePack {
  readonly files: Readonly<Record<string, string>>;
  /** Folder of the programs: `/examples/4.x`. */
  readonly folder: string;
  /** Paths of modules with declarations outside their package: specifier → path. */
  readonly paths: Readonly<Record<string, string>>;
  /** `Class` and `Class.member` → path of the API page, relative to the site's base path. */
  readonly links: Readonly<Record<string, string>>;
  /** Data for upgrading to this version from each earlier one. */
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
  /** Path of the API page, relative to the site's base path. Undefined without a page. */
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
  /** Explains the problem and what to use instead, with names in backticks. Only for older versions. */
  readonly says?: string;
  /** A known fix. Only for older versions. */
  readonly fix?: { readonly title: string };
}

/** Answer to a question that is obsolete because the text has changed. */
export type Superseded = null;

export interface Span {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A use of a name. `line` starts at 1, and `text` is the content of the line. */
export interface Reference extends Span {
  readonly line: number;
  readonly text: string;
}

/** The origin of a name: a file of the reader, an API page, or null if neither is known. */
export type Definition =
  | ({ readonly type: 'file' } & Span)
  | { readonly type: 'page'; readonly name: string; readonly link: string }
  | null;

export interface FileEdits {
  readonly file: string;
  readonly edits: readonly TextEdit[];
}

/** The result of a rename: the edits, or the reason for refusing, as shown to the reader. */
export type Renaming = { readonly files: readonly FileEdits[] } | { readonly refusal: string };

/** The name at a position if it can be renamed, or else the reason why it can't. */
export type NameFound = { readonly name: string } | { readonly refusal: string };

export interface Insertion {
  readonly edits: readonly TextEdit[];
  /** Range of the inserted code after the edits. */
  readonly from: number;
  readonly to: number;
}

export interface AllFixes {
  /** Number of fixed problems. */
  readonly count: number;
  /** Edits by round. The edits of a round apply to the text after the previous round. */
  readonly rounds: readonly (readonly FileEdits[])[];
}

interface At {
  readonly file: string;
  readonly position: number;
}

/** A name to rename, and the files that the rename may change. */
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
  /** Returns the problems in the files. Explains them if `from`, the files' original version folder, is set. */
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

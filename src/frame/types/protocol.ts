/** What the editor and the worker with the compiler say to each other. */
import type { Snippet } from './snippet';
import type { TextEdit, UpgradeProblem, UpgradeSteps } from './upgrade/data';

/** Everything the compiler reads, by path; `/` is the folder with `examples` and `node_modules`. */
export interface TypePack {
  readonly files: Readonly<Record<string, string>>;
  /** Folder of the programs: `/examples/4.x`. */
  readonly folder: string;
  /** Modules whose declarations are elsewhere than their package: specifier → path. */
  readonly paths: Readonly<Record<string, string>>;
  /** `Class` and `Class.member` → address of its API page, below the site's base path. */
  readonly links: Readonly<Record<string, string>>;
  /** What is known of the way here from each version before this one. */
  readonly upgrades: UpgradeSteps;
}

/** `.generated/types/manifest.json`: compressed files below the site's base path, and their sizes in bytes. */
export interface TypesManifest {
  /** The worker with the compiler. */
  readonly worker: TypesFile;
  /** A {@link TypePack} as JSON, by folder of the version. */
  readonly packs: Readonly<Record<string, TypesFile>>;
}

export interface TypesFile {
  readonly file: string;
  readonly bytes: number;
}

export interface Suggestion {
  readonly label: string;
  /** The compiler's word for what it is: `method`, `class`, … */
  readonly kind: string;
  readonly sortText: string;
}

export interface Hover {
  readonly from: number;
  readonly to: number;
  /** The declaration in one line or few. */
  readonly declaration: string;
  readonly documentation: string;
  /** Address of its API page below the site's base path, where it has one. */
  readonly link: string | undefined;
}

export interface TypeProblem {
  readonly from: number;
  readonly to: number;
  /** Start at 1. */
  readonly line: number;
  readonly column: number;
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** A problem of one of the reader's files. */
export interface FileProblem extends TypeProblem {
  readonly file: string;
  /** Only of programs for an older version: why, and what replaced it; names in backticks. */
  readonly says?: string;
  /** Only of programs for an older version, where a fix is known. */
  readonly fix?: { readonly title: string };
}

/** What was asked about, without its answer: newer text came before it was looked at. */
export type Overtaken = null;

/** A range of a file. */
export interface Span {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** Where a name is used: the line starts at 1, `text` is what stands in it. */
export interface Reference extends Span {
  readonly line: number;
  readonly text: string;
}

/** Where a name comes from: a file of the reader, or a page of the API; null where it has neither. */
export type Definition =
  | ({ readonly type: 'file' } & Span)
  | { readonly type: 'page'; readonly name: string; readonly link: string }
  | null;

export interface FileEdits {
  readonly file: string;
  readonly edits: readonly TextEdit[];
}

/** What a rename comes to: changes, or words for the reader why there are none. */
export type Renaming = { readonly files: readonly FileEdits[] } | { readonly refusal: string };

/** What can be renamed at a place: its name, or words why nothing can. */
export type NameFound = { readonly name: string } | { readonly refusal: string };

export interface Insertion {
  readonly edits: readonly TextEdit[];
  /** Where the code is once the edits are made. */
  readonly from: number;
  readonly to: number;
}

export interface AllFixes {
  /** How many problems are fixed. */
  readonly count: number;
  /** One after the other: the edits of a round are of the text that the round before leaves. */
  readonly rounds: readonly (readonly FileEdits[])[];
}

interface At {
  readonly file: string;
  readonly position: number;
}

/** A name to rename, and the files that may change for it. */
export interface RenameAt extends At {
  readonly own: readonly string[];
}

/** What can be asked, and what is answered. */
export interface Questions {
  readonly open: { ask: { pack: ArrayBuffer }; answer: null };
  readonly change: { ask: { file: string; source: string }; answer: null };
  /** The file is gone: removed, or called otherwise now. */
  readonly remove: { ask: { file: string }; answer: null };
  readonly suggest: { ask: At; answer: { readonly items: readonly Suggestion[] } | null };
  readonly describe: { ask: At & { label: string }; answer: string };
  readonly hover: { ask: At; answer: Hover | null };
  /** The problems of these files; with `from`, the folder of the version they are for, explained. */
  readonly check: {
    ask: { files: readonly string[]; from: string | undefined };
    answer: readonly FileProblem[] | Overtaken;
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

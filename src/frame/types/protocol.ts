/** What the editor and the worker with the compiler say to each other. */
import type { UpgradeProblem, UpgradeSteps } from './upgrade/data';

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
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

/** What can be asked, and what is answered. */
export interface Questions {
  readonly open: { ask: { pack: ArrayBuffer }; answer: null };
  readonly change: { ask: { file: string; source: string }; answer: null };
  readonly suggest: {
    ask: { file: string; position: number };
    answer: { readonly items: readonly Suggestion[] } | null;
  };
  readonly describe: { ask: { file: string; position: number; label: string }; answer: string };
  readonly hover: { ask: { file: string; position: number }; answer: Hover | null };
  readonly check: { ask: { file: string }; answer: readonly TypeProblem[] };
  readonly explain: { ask: { file: string; from: string }; answer: readonly UpgradeProblem[] };
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

/** Data for upgrading a program to a newer version, from `api-moves.json`, `upgrades.json` and the typings. */

/** A code pattern, in which placeholders such as `$name` match any expression, and the code to replace it. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** A rule from `examples/<version>/upgrades.json`: a problem in programs for the previous version, and its fix. */
export interface UpgradeRule {
  readonly name: string;
  /** Names from the previous version whose removal or change causes the problem. */
  readonly at?: readonly string[];
  /** Regular expression for the compiler's message, if the problem isn't a missing name. */
  readonly message?: string;
  /** Explains the change and what to do, with names in backticks. */
  readonly says: string;
  /** Replacements to try in order, near the problem or, with `everywhere`, in the whole file. */
  readonly replace?: readonly Replacement[];
  readonly everywhere?: boolean;
  /**
   * Imports for the new code, as a map from local names to modules. For `* three`, the name refers to the whole module.
   */
  readonly imports?: Readonly<Record<string, string>>;
  /** A property that an object now requires, and its value. */
  readonly property?: { readonly name: string; readonly value: string };
  /** Removes the import, and the expression statements that use the imported name. */
  readonly remove?: true;
  /** A program for the previous version. With this rule applied, it becomes `after`. */
  readonly before?: string;
  readonly after?: string;
}

export interface UpgradeStep {
  /** Map from old to new names of symbols. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Map from removed symbols and members to what to use instead. Empty for names without a replacement. */
  readonly removed: Readonly<Record<string, string>>;
  /**
   * Map from changed symbols and members to their new interface, as shown to readers. Empty if the interface is too
   * long.
   */
  readonly changed: Readonly<Record<string, string>>;
  readonly added: readonly string[];
  readonly rules: readonly UpgradeRule[];
}

/** Steps to a version, oldest first. Keyed by the folder of the version from which to upgrade. */
export type UpgradeSteps = Readonly<Record<string, readonly UpgradeStep[]>>;

/** A text edit. `from` and `to` are character offsets that start at 0. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface UpgradeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** Explains the problem and what to use instead, with names in backticks. Undefined if no explanation is known. */
  readonly says: string | undefined;
  /** Edits that fix the problem. Undefined if it must be fixed by hand. */
  readonly fix: { readonly title: string; readonly edits: readonly TextEdit[] } | undefined;
}

/** Data for upgrading a program to a newer version. It comes from `api-moves.json`, `upgrades.json` and the typings. */

/** A code pattern and its replacement. Placeholders such as `$name` match any expression. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/**
 * A rule from `examples/<version>/upgrades.json`. It describes a problem in programs for the previous version, and its
 * fix.
 */
export interface UpgradeRule {
  readonly name: string;
  /** Names from the previous version that were changed or removed, which causes the problem. */
  readonly at?: readonly string[];
  /** Regular expression for the compiler's message. Set if the problem isn't a missing name. */
  readonly message?: string;
  /** Explains the change and how to adapt programs, with names in backticks. */
  readonly says: string;
  /** Replacements to try, in order. They apply near the problem or, with `everywhere`, in the whole file. */
  readonly replace?: readonly Replacement[];
  readonly everywhere?: boolean;
  /**
   * Imports for the new code, as a map from local names to modules. For `* three`, the name refers to the whole module.
   */
  readonly imports?: Readonly<Record<string, string>>;
  /** A property that an object now requires, and the value to set. */
  readonly property?: { readonly name: string; readonly value: string };
  /** Set if the fix removes the import, and the expression statements that use the imported name. */
  readonly remove?: true;
  /** A program for the previous version. The rule changes it to `after`. */
  readonly before?: string;
  readonly after?: string;
}

export interface UpgradeStep {
  /** Map from old to new names of symbols. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Map from removed symbols and members to their replacements. The value is empty for names without a replacement. */
  readonly removed: Readonly<Record<string, string>>;
  /**
   * Map from changed symbols and members to their new interface, as shown to readers. The value is empty if the
   * interface is too long.
   */
  readonly changed: Readonly<Record<string, string>>;
  readonly added: readonly string[];
  readonly rules: readonly UpgradeRule[];
}

/** Steps of an upgrade, oldest first, by the folder of the version where the upgrade starts. */
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
  /** Edits that fix the problem. Undefined if the reader must fix it by hand. */
  readonly fix: { readonly title: string; readonly edits: readonly TextEdit[] } | undefined;
}

/** Data for upgrading a program to a newer version, from `api-moves.json`, `upgrades.json` and the typings. */

/** Code with placeholders for any expression, such as `$name`, and its replacement. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** A rule of `examples/<version>/upgrades.json`: a problem in programs for the previous version, and its fix. */
export interface UpgradeRule {
  readonly name: string;
  /** Names in the previous version. Their removal or change causes the problem. */
  readonly at?: readonly string[];
  /** Regular expression for the compiler's message, if the problem isn't a missing name. */
  readonly message?: string;
  /** Explains the change and what to do, with names in backticks. */
  readonly says: string;
  /** Replacements to try in order, near the problem or, with `everywhere`, in the whole file. */
  readonly replace?: readonly Replacement[];
  readonly everywhere?: boolean;
  /** Imports for the new code: local name → module. `* three` imports the whole module under that name. */
  readonly imports?: Readonly<Record<string, string>>;
  /** A property that an object now requires, and its value. */
  readonly property?: { readonly name: string; readonly value: string };
  /** Removes the import, and the expression statements that use the imported name. */
  readonly remove?: true;
  /** A program for the previous version. Applying this rule to it results in `after`. */
  readonly before?: string;
  readonly after?: string;
}

export interface UpgradeStep {
  /** Old names of symbols → new names. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Removed symbols and members → what to use instead. Empty for names without a replacement. */
  readonly removed: Readonly<Record<string, string>>;
  /** Changed symbols and members → their new interface, as shown to readers. Empty if it's too long. */
  readonly changed: Readonly<Record<string, string>>;
  readonly added: readonly string[];
  readonly rules: readonly UpgradeRule[];
}

/** Steps to a version, by the folder of the version to upgrade from, oldest step first. */
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
  /** Explains the problem and its replacement, with names in backticks. Undefined if no explanation is known. */
  readonly says: string | undefined;
  /** Edits that fix the problem. Undefined if it must be fixed by hand. */
  readonly fix: { readonly title: string; readonly edits: readonly TextEdit[] } | undefined;
}

/** What is known of the way from one version to a newer one: as `api-moves.json`, `upgrades.json` and the typings say. */

/** Text with placeholders for any expression, `$name`, and what takes its place. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** A rule of `examples/<version>/upgrades.json`: a problem that programs of the version before have, and its remedy. */
export interface UpgradeRule {
  readonly name: string;
  /** Names whose absence or change is the problem, as the version before calls them. */
  readonly at?: readonly string[];
  /** Regular expression over the compiler's message, where no name is missing. */
  readonly message?: string;
  /** What happened and what to do, in words; names in backticks. */
  readonly says: string;
  /** Tried in this order, around the place of the problem; with `everywhere` in the whole file. */
  readonly replace?: readonly Replacement[];
  readonly everywhere?: boolean;
  /** Imports that the new text needs: local name → module; `* three` imports all of it under that name. */
  readonly imports?: Readonly<Record<string, string>>;
  /** A property that an object has to have now, and its value. */
  readonly property?: { readonly name: string; readonly value: string };
  /** Takes the import out, and the statements that do nothing else than use it. */
  readonly remove?: true;
  /** A program of the version before, and the same in this one: `before` with this rule is `after`. */
  readonly before?: string;
  readonly after?: string;
}

/** One step between neighboring versions. */
export interface UpgradeStep {
  /** Old names of the symbols → new ones. */
  readonly renamed: Readonly<Record<string, string>>;
  /** Removed symbols and members → what to use instead, in words; empty when nothing took their place. */
  readonly removed: Readonly<Record<string, string>>;
  /** Symbols and members with another interface now → their new one, as readers see it; empty where it is long. */
  readonly changed: Readonly<Record<string, string>>;
  readonly added: readonly string[];
  readonly rules: readonly UpgradeRule[];
}

/** Steps to a version, by the folder of the version they begin at, the oldest step first. */
export type UpgradeSteps = Readonly<Record<string, readonly UpgradeStep[]>>;

/** A change of a text; `from` and `to` count characters from 0. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A problem of a program for an older version, explained. */
export interface UpgradeProblem {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  /** Why, and what replaced it; names in backticks. Undefined where nothing is known. */
  readonly says: string | undefined;
  /** Changes that mend it; undefined where it has to be done by hand. */
  readonly fix: { readonly title: string; readonly edits: readonly TextEdit[] } | undefined;
}

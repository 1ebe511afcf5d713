/** How the SDK's API changed between versions, as `.generated/apiChanges/<folder>.json` and the archive say it. */

/** A symbol, or a member as `Symbol.member`, by its old and its new name. */
export interface Change {
  readonly before: string;
  readonly after: string;
}

/** One thing whose interface is another one now. */
export interface ChangedSignature extends Change {
  /** Overloads that are no more; empty when all are kept. */
  readonly from: readonly string[];
  /** Overloads that are new; empty when some are only gone. */
  readonly to: readonly string[];
}

/** All that someone who moves from one version to another can meet. */
export interface ApiChanges {
  readonly renamed: readonly Change[];
  /** Removed symbols, then removed members of symbols that stay. */
  readonly removed: readonly { readonly name: string; readonly instead?: string }[];
  readonly changed: readonly ChangedSignature[];
  /** Deprecated since the older version, by their new name. */
  readonly deprecated: readonly string[];
  /** New symbols, then new members of symbols that were there. */
  readonly added: readonly string[];
}

/** What changed from one version to the next, with the versions' names for readers. */
export interface VersionChanges extends ApiChanges {
  readonly from: VersionName;
  readonly to: VersionName;
}

/** How a page speaks of a version. */
export interface VersionName {
  readonly folder: string;
  readonly label: string;
  /** The release whose interface the pages describe. */
  readonly release: string;
}

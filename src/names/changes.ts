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

/** An overload of something that changed, with the word that says what became of it. */
export interface ChangedOverload {
  readonly word: 'before' | 'now' | 'now also' | 'no longer';
  readonly signature: string;
}

/** The overloads of a change as readers are told of them: those that are no more, then those that are new. */
export function overloadsOf({
  from,
  to,
}: Pick<ChangedSignature, 'from' | 'to'>): ChangedOverload[] {
  const old = to.length === 0 ? 'no longer' : 'before';
  const now = from.length === 0 ? 'now also' : 'now';
  return [
    ...from.map((signature): ChangedOverload => ({ word: old, signature })),
    ...to.map((signature): ChangedOverload => ({ word: now, signature })),
  ];
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

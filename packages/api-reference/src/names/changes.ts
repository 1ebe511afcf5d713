/** API changes between versions, as stored in `.generated/apiChanges/<folder>.json` and the archive. */

/** The old and new name of a symbol, or of a member as `Symbol.member`. */
export interface Change {
  readonly before: string;
  readonly after: string;
}

export interface ChangedSignature extends Change {
  /** Removed overloads. */
  readonly from: readonly string[];
  /** New overloads. */
  readonly to: readonly string[];
}

export interface ChangedOverload {
  readonly word: 'before' | 'now' | 'now also' | 'no longer';
  readonly signature: string;
}

/** Returns the overloads of a change, with labels for readers. Removed overloads come before new overloads. */
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

/** All API changes that matter when upgrading from one version to another. */
export interface ApiChanges {
  readonly renamed: readonly Change[];
  /** Removed symbols, then removed members of symbols that still exist. */
  readonly removed: readonly { readonly name: string; readonly instead?: string }[];
  readonly changed: readonly ChangedSignature[];
  /** Names that were deprecated since the older version. A renamed symbol or member has its new name here. */
  readonly deprecated: readonly string[];
  /** New symbols, then new members of existing symbols. */
  readonly added: readonly string[];
}

export interface VersionChanges extends ApiChanges {
  readonly from: VersionName;
  readonly to: VersionName;
}

export interface VersionName {
  readonly folder: string;
  readonly label: string;
  /** The SDK release that the pages describe. */
  readonly release: string;
}

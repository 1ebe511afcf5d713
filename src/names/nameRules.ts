/**
 * The few facts about names in inline code that are conventions of these docs, not facts of the SDK.
 */

/** Inline code that looks like the name of an API symbol and is none. */
export interface NotApiName {
  /** The inline code, whole, as written. */
  readonly code: string;
  /** Why a reader is right to see it; for the next writer. */
  readonly reason: string;
}

/** Most entries that {@link notApiNames} may have over the whole site. */
export const maxNotApiNames = 20;

/** Inline code that is excused from the check of names. An entry that excuses nothing fails the check. */
export const notApiNames: readonly NotApiName[] = [
  {
    code: 'cameraChange',
    reason:
      'The event of a camera manager. The member of that name is of a type of the controls inside.',
  },
];

/** Pages that speak about other versions, so that names of those link there. Doc ids, without extension. */
export const pagesAboutOtherVersions: readonly string[] = ['migration-guide', 'releases'];

/**
 * Releases that the docs show code of and that nothing here has typings for, as in `version=1.x`: their blocks
 * are parsed only.
 */
export const releasesWithoutTypings: readonly string[] = ['1.x', '2.0', '2.1'];

/** What variables of these classes are called in every example: `viewer.addModel()` needs no class name. */
export const receivers: Readonly<Record<string, string>> = { viewer: 'Cognite3DViewer' };

/** Longest distance, in letters added, dropped or replaced, at which a name counts as a misspelling. */
export const misspellingDistance = 2;

/** Shorter names are near too many ordinary words to tell a misspelling. */
export const shortestMisspelling = 6;

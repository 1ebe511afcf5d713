/** Rules for names in inline code that come from these docs' conventions and not from the SDK. */

/** Inline code that looks like an API name but isn't one. */
export interface NotApiName {
  /** The complete inline code, as written. */
  readonly code: string;
  /** Reason why the inline code is correct although it isn't an API name, for future writers. */
  readonly reason: string;
}

/** Maximum number of entries in {@link notApiNames}. */
export const maxNotApiNames = 20;

/** Inline code to exclude from the name check. Unused entries fail the check. */
export const notApiNames: readonly NotApiName[] = [
  {
    code: 'cameraChange',
    reason:
      'An event of camera managers. The member with that name belongs to a type of the internal controls.',
  },
];

/**
 * Doc IDs of pages about other versions, without extension. On these pages, names from another
 * version link to that version.
 */
export const pagesAboutOtherVersions: readonly string[] = ['migration-guide', 'releases'];

/**
 * Releases that code blocks refer to, as in `version=1.x`, although this repository doesn't have
 * their typings. Such blocks are only parsed.
 */
export const releasesWithoutTypings: readonly string[] = ['1.x', '2.0', '2.1'];

/**
 * Variable names that every example uses for a class, so that `viewer.addModel()` doesn't need a
 * class name.
 */
export const receiverClasses: Readonly<Record<string, string>> = { viewer: 'Cognite3DViewer' };

/**
 * Maximum edit distance for a name to count as a misspelling: letters added, removed or replaced.
 */
export const misspellingDistance = 2;

/** Minimum length of a misspelled name. Shorter names are similar to too many ordinary words. */
export const shortestMisspelling = 6;

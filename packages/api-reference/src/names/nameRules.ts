/** Conventions of these docs for names in inline code. */

/** Inline code that looks like an API name but isn't one. */
export interface NotApiName {
  /** The complete inline code, as written. */
  readonly code: string;
  /** Why the inline code is correct, for future writers. */
  readonly reason: string;
}

export const maxNotApiNames = 20;

/** Inline code that the name check ignores. The check fails if an entry is unused. */
export const notApiNames: readonly NotApiName[] = [
  {
    code: 'cameraChange',
    reason:
      'Camera managers have an event with this name. The API member with the same name belongs to a type of the internal controls.',
  },
];

/** Doc IDs of pages that describe other versions. Names from another version link to that version. */
export const pagesAboutOtherVersions: readonly string[] = ['migration-guide', 'releases'];

/** Releases whose typings aren't in this repository. Code blocks for them (`version=1.x`) are only parsed. */
export const releasesWithoutTypings: readonly string[] = ['1.x', '2.0', '2.1'];

/**
 * The class of each variable that all examples use. For example, `viewer.addModel()` means
 * `Cognite3DViewer.addModel()`.
 */
export const receiverClasses: Readonly<Record<string, string>> = { viewer: 'Cognite3DViewer' };

/** Maximum edit distance of a misspelling, in letters that are added, removed, or replaced. */
export const misspellingDistance = 2;

/** Minimum length of a misspelled name. Shorter names resemble too many ordinary words. */
export const shortestMisspelling = 6;

/** Conventions of these docs for names in inline code. */

/** Inline code that looks like an API name but isn't one. */
export interface NotApiName {
  /** The complete inline code, as written. */
  readonly code: string;
  /** Reason why the inline code is correct, for future writers. */
  readonly reason: string;
}

export const maxNotApiNames = 20;

/** Inline code to exclude from the name check. The check fails if an entry is unused. */
export const notApiNames: readonly NotApiName[] = [
  {
    code: 'cameraChange',
    reason:
      'Camera managers have an event with this name. The API member with the same name belongs to a type of the internal controls.',
  },
];

/** Doc IDs of pages about other versions. On these pages, names from another version link to that version. */
export const pagesAboutOtherVersions: readonly string[] = ['migration-guide', 'releases'];

/**
 * Releases that code blocks can refer to (`version=1.x`), although this repository doesn't have their typings. Such
 * blocks are only parsed.
 */
export const releasesWithoutTypings: readonly string[] = ['1.x', '2.0', '2.1'];

/**
 * Map from the variable names that all examples use to their classes, so that `viewer.addModel()` refers to
 * `Cognite3DViewer.addModel()`.
 */
export const receiverClasses: Readonly<Record<string, string>> = { viewer: 'Cognite3DViewer' };

/** Maximum edit distance of a misspelling: the number of letters added, removed or replaced. */
export const misspellingDistance = 2;

/** Minimum length of a misspelled name, because shorter names are similar to too many ordinary words. */
export const shortestMisspelling = 6;

/**
 * Defines the interface between the page script and React, which takes over the page from the
 * script.
 */

/** The page script's search field, open and waiting for the overlay. */
export interface WaitingSearch {
  /** Element that had the focus before. */
  readonly returnFocusTo: Element | null;
  /**
   * Hands the field over to React: calls `show` with the query when no IME composition is active.
   * If `show` returns an input, the field closes and that input gets the focus and selection. Does
   * nothing if the reader has closed the field.
   */
  handOver(show: (query: string) => HTMLInputElement | null): void;
  /**
   * Shows in the field that search didn't load, with a button that calls `retry`. If the files are
   * gone because the site was updated, the button reloads the page instead.
   */
  fail(retry: () => void, isGone: boolean): void;
}

/** The page script's API for React and tests, at `window.docsPageScript`. */
export interface PageScript {
  /** Loads React, as if the reader had done something that requires it. */
  load(): void;
  /** Lets React open search. If the field is already open, calls `take` immediately. */
  connectSearch(take: (waiting: WaitingSearch) => void): void;
  /**
   * Shows that part of the page didn't load, with a button that reloads the page. `isGone` means
   * that a new build removed the part.
   */
  onPartFailed(isGone: boolean): void;
}

declare global {
  interface Window {
    /** Set only on pages with deferred scripts. */
    docsPageScript?: PageScript;
  }
}

/** Configuration of the page script, set by the build. */
export interface PageScriptConfig {
  readonly baseUrl: string;
  /** Suffix of every key in the browser's storage. */
  readonly storageSuffix: string;
  /** Whether the color mode switch has a third state that follows the system. */
  readonly hasSystemMode: boolean;
  readonly speculationRules: string;
  /** Path of the script with the hovers on API names, relative to the site's base path. */
  readonly hovers: string;
  /** Path of the script that filters members, relative to the site's base path. */
  readonly memberFilter: string;
  /**
   * Path of the script with the first search results, relative to the site's base path. Undefined
   * if a hosted provider answers searches.
   */
  readonly firstResults: string | undefined;
}

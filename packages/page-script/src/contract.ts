/** Interface between the page script and React, which takes over the page after hydration. */

/** The page script's open search field. React's search overlay replaces it. */
export interface WaitingSearch {
  readonly returnFocusTo: Element | null;
  /**
   * Calls `show` with the query, but not during an IME composition. If `show` returns an input, closes the field, and
   * moves the focus and selection to the input. Does nothing if the reader has closed the field.
   */
  handOver(show: (query: string) => HTMLInputElement | null): void;
  /**
   * Shows that search didn't load, with a button that calls `retry`. If `isGone` is set, a site update removed the
   * files. The button then reloads the page instead.
   */
  fail(retry: () => void, isGone: boolean): void;
}

/** The page script's API for React and tests, in `window.docsPageScript`. */
export interface PageScript {
  load(): void;
  /** Makes React handle search. If the page script's field is open, calls `take` immediately. */
  connectSearch(take: (waiting: WaitingSearch) => void): void;
  /**
   * Shows that part of the page didn't load, with a button that reloads the page. If `isGone` is set, a new build
   * removed the part.
   */
  onPartFailed(isGone: boolean): void;
}

declare global {
  interface Window {
    /** Undefined on pages without the page script. */
    docsPageScript?: PageScript;
  }
}

export interface PageScriptConfig {
  readonly baseUrl: string;
  /** Suffix of every key in the browser's storage. */
  readonly storageSuffix: string;
  /** Whether the color mode switch has a third state that follows the system. */
  readonly hasSystemMode: boolean;
  readonly speculationRules: string;
  /** Path of the script that shows hovers on API names, relative to the site's base path. */
  readonly hovers: string;
  /** Path of the script that filters members, relative to the site's base path. */
  readonly memberFilter: string;
  /**
   * Path of the script that shows the first search results, relative to the site's base path. Undefined if the site
   * uses a hosted search.
   */
  readonly firstResults: string | undefined;
}

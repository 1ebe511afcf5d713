/** What the page script and React agree on: the one has a page until the other takes it over. */

/** The search field of the page script, open and waiting for the overlay. */
export interface WaitingSearch {
  /** What had the focus before. */
  readonly returnFocusTo: Element | null;
  /**
   * Hands over: calls `show` once nothing is being composed in the field, and goes when `show` has drawn an input, which
   * gets the focus and the selection.
   * Nothing when the reader closed the field meanwhile.
   */
  handOver(show: (query: string) => HTMLInputElement | null): void;
  /**
   * Says in the field that search did not load; `retry` is called when the reader asks for it. What is gone, because
   * the page was updated, only a reload brings.
   */
  fail(retry: () => void, isGone: boolean): void;
}

/** What the page script offers to React and to tests, as `window.docsPageScript`. */
export interface PageScript {
  /** Loads React as a reader's intent does. */
  load(): void;
  /** From now on React opens search; one that is open already is handed to `take` at once. */
  connectSearch(take: (waiting: WaitingSearch) => void): void;
  /** Says that a part of the page did not load, or is gone, and offers to load the page anew. */
  partFailed(isGone: boolean): void;
}

declare global {
  interface Window {
    /** Only on pages that load React late. */
    docsPageScript?: PageScript;
  }
}

/** What the build tells the page script. */
export interface PageScriptConfig {
  readonly baseUrl: string;
  /** End of every key in the browser's storage. */
  readonly storageSuffix: string;
  /** Whether the color switch has a third state, that of the system. */
  readonly hasSystemMode: boolean;
  readonly speculationRules: string;
  /** The script with the hovers of names in code, below the site's base path. */
  readonly hovers: string;
}

/**
 * Theme features that a site from this repository can change. The published site uses the defaults.
 */
export interface SiteFeatures {
  /**
   * A bar above the navbar. A new `id` shows it again to readers who dismissed the previous one.
   */
  readonly announcement?: { readonly id: string; readonly content: string };
  /** Hide the navbar while scrolling down. */
  readonly hideNavbarOnScroll: boolean;
  /** Three-state color switch (light, dark, system) instead of two states. */
  readonly respectSystemColorMode: boolean;
  /** Search hits per kind of page in the overlay. */
  readonly maxResultsPerGroup: number;
  /**
   * Whether pages for reading load React only when the reader does something that needs it
   * (packages/page-script/src).
   */
  readonly deferScripts: boolean;
}

export const defaultFeatures: SiteFeatures = {
  hideNavbarOnScroll: false,
  respectSystemColorMode: true,
  maxResultsPerGroup: 6,
  deferScripts: true,
};

/** The SDK's own public repository. */
export const sdkRepositoryUrl = 'https://github.com/cognitedata/reveal';
/** Suffix of all our local storage keys. */
export const storageNamespace = 'reveal-docs';

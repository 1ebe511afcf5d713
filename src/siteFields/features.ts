/** Theme features that a site built from this repository can configure. */
export interface SiteFeatures {
  /** A bar above the navbar. If the `id` changes, the bar also appears for readers who dismissed the previous bar. */
  readonly announcement?: { readonly id: string; readonly content: string };
  /** Whether to hide the navbar while the reader scrolls down. */
  readonly hideNavbarOnScroll: boolean;
  /** Whether the color switch has three states (light, dark, system) instead of two. */
  readonly respectSystemColorMode: boolean;
  /** Maximum number of search hits for each kind of page in the overlay. */
  readonly maxResultsPerGroup: number;
  /** Whether text pages load React only when the reader does something that requires it. */
  readonly deferScripts: boolean;
}

export const defaultFeatures: SiteFeatures = {
  hideNavbarOnScroll: false,
  respectSystemColorMode: true,
  maxResultsPerGroup: 6,
  deferScripts: true,
};

/** URL of the SDK's own public repository. */
export const sdkRepositoryUrl = 'https://github.com/cognitedata/reveal';
/** Suffix of this site's keys in local storage. */
export const storageNamespace = 'reveal-docs';

/** Theme behavior that a site built from this repository can switch; the shipped site uses the defaults. */
export interface SiteFeatures {
  /** A bar above the navbar; a new `id` shows it again to readers who dismissed the last one. */
  readonly announcement?: { readonly id: string; readonly content: string };
  /** Hide the navbar while scrolling down. */
  readonly hideNavbarOnScroll: boolean;
  /** Three-state color switch (light, dark, system) instead of two states. */
  readonly respectSystemColorMode: boolean;
  /** Search hits shown per page in the overlay. */
  readonly maxResultsPerGroup: number;
  /** Pages to read load React when their reader wants what only React does (src/deferred). */
  readonly deferScripts: boolean;
}

export const defaultFeatures: SiteFeatures = {
  hideNavbarOnScroll: false,
  respectSystemColorMode: true,
  maxResultsPerGroup: 5,
  deferScripts: true,
};

/** The SDK's own public repository. */
export const sdkRepositoryUrl = 'https://github.com/cognitedata/reveal';
/** Suffix of every local-storage key of ours. */
export const storageNamespace = 'reveal-docs';

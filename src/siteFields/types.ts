/** Build settings for the site's code in the browser: `siteConfig.customFields`, typed. */
import type { DocsVersion } from '@reveal-docs/versions';

/** Support status of a version's SDK, for the banner of its pages. */
export type Support = 'unreleased' | 'latest' | 'unmaintained';

export type DocsVersionFields = Pick<
  DocsVersion,
  'name' | 'folder' | 'label' | 'routePath' | 'isLast' | 'release' | 'interfaceRelease'
> & { readonly support: Support };

/** A zip of the site as linked on pages. */
export interface ZipLink {
  /** Contents: the label of a version, or a text for all versions. */
  readonly label: string;
  readonly bytes: number;
  /** Creation date, such as `2026-05-31`. */
  readonly date: string;
  readonly href: string;
}

/** A type alias, not an interface, so that it is assignable to Docusaurus's record of fields. */
export type SiteFields = {
  readonly docsVersions: readonly DocsVersionFields[];
  /** Whether searches go to a hosted provider instead of the records in the site. */
  readonly hostedSearch: boolean;
  /** Repository of this documentation, or null if none is configured. */
  readonly repoUrl: string | null;
  /** Whether pages for reading load React late. */
  readonly deferScripts: boolean;
  /** Zips of the site to download. Empty if the build doesn't link any. */
  readonly zips: readonly ZipLink[];
};

/**
 * The version without a number is the upcoming one. Of the others, only the latest is maintained.
 */
export function supportOf({ name, isLast }: DocsVersion): Support {
  if (name === 'current') return 'unreleased';
  return isLast ? 'latest' : 'unmaintained';
}

/** Returns the fields of a version that pages need, without folders of the build machine. */
export function versionFields(version: DocsVersion): DocsVersionFields {
  const { name, folder, label, routePath, isLast, release, interfaceRelease } = version;
  return {
    name,
    folder,
    label,
    routePath,
    isLast,
    release,
    interfaceRelease,
    support: supportOf(version),
  };
}

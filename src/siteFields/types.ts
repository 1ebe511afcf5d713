/** Defines the build settings that the site's code reads in the browser, from `siteConfig.customFields`. */
import type { DocsVersion } from '@reveal-docs/versions';

/** Support status of a version's SDK, which the banner of its pages shows. */
export type Support = 'unreleased' | 'latest' | 'unmaintained';

export type DocsVersionFields = Pick<
  DocsVersion,
  'name' | 'folder' | 'label' | 'routePath' | 'isLast' | 'release' | 'interfaceRelease'
> & { readonly support: Support };

export interface ZipLink {
  /** Label of the version in the zip, or `All versions`. */
  readonly label: string;
  readonly bytes: number;
  /** Creation date, such as `2026-05-31`. */
  readonly date: string;
  readonly href: string;
}

/** Use a type alias, because an interface isn't assignable to Docusaurus's record of fields. */
export type SiteFields = {
  readonly docsVersions: readonly DocsVersionFields[];
  /** Whether searches go to a hosted provider instead of the records in the site. */
  readonly hostedSearch: boolean;
  /** URL of this documentation's repository. Null if none is configured. */
  readonly repoUrl: string | null;
  /** Whether text pages load React only when the reader does something that requires it. */
  readonly deferScripts: boolean;
  /** Zips of the site that readers can download. Empty if the build doesn't link to any. */
  readonly zips: readonly ZipLink[];
};

/** Returns the support status of a version. Of the released versions, only the latest is maintained. */
export function supportOf({ name, isLast }: DocsVersion): Support {
  if (name === 'current') return 'unreleased';
  return isLast ? 'latest' : 'unmaintained';
}

/** Returns the fields of a version that pages need. Omits paths on the build machine. */
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

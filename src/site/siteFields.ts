/** What the site's code may know of the build in the browser: `siteConfig.customFields`, typed. */
import type { DocsVersion } from '../versions';
import type { ZipLink } from './zips';

/** Whether anyone still works on a version's SDK: what its pages' banner says. */
export type Support = 'unreleased' | 'latest' | 'unmaintained';

export type DocsVersionFields = Pick<
  DocsVersion,
  'name' | 'folder' | 'label' | 'routePath' | 'isLast' | 'release' | 'interfaceRelease'
> & { readonly support: Support };

/** A type alias, not an interface, so that it is assignable to Docusaurus's record of fields. */
export type SiteFields = {
  readonly docsVersions: readonly DocsVersionFields[];
  /** Whether searches go to a hosted provider instead of the records in the site. */
  readonly hostedSearch: boolean;
  /** Repository of this documentation, or null when none is configured. */
  readonly repoUrl: string | null;
  /** Whether pages to read load React late. */
  readonly deferScripts: boolean;
  /** Zips of the site to download; none where the build links none. */
  readonly zips: readonly ZipLink[];
};

/** The version without a number is what comes next; of the others only the latest is worked on. */
export function supportOf({ name, isLast }: DocsVersion): Support {
  if (name === 'current') return 'unreleased';
  return isLast ? 'latest' : 'unmaintained';
}

/** The part of a version that pages need; leaves out folders of the machine that builds. */
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

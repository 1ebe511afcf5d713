/** Where pages name a release on purpose; anywhere else it comes from the version's data, as `{release}`. */

/** A place that names releases and stays true when the SDK moves. */
export interface NamedRelease {
  /** Doc id, without extension, in every version. */
  readonly page: string;
  /** How the heading begins whose section it is; all of the page when neither this nor `text` is given. */
  readonly heading?: string;
  /** Words around the release, in one piece of text. */
  readonly text?: string;
  /** Why it stays true; for the next writer. */
  readonly reason: string;
}

/**
 * The list. An entry for a whole page excuses history only: not the release that the page's version runs or
 * describes. An entry that excuses nothing fails the check.
 */
export const namedReleases: readonly NamedRelease[] = [
  { page: 'migration-guide', reason: 'tells from which release to which, and what came when' },
  { page: 'releases', reason: 'compares releases that were recorded and do not change' },
  { page: 'installation', heading: 'Releases', reason: 'lists what each release needs' },
  {
    page: 'installation',
    text: '1.3.0',
    reason: 'a package of its own, which goes with one release only',
  },
  {
    page: 'troubleshooting',
    heading: 'Known issues of release',
    reason: 'issues were seen on that release; look again before you write another',
  },
  {
    page: 'performance',
    heading: 'Measurements',
    reason: 'measured on that release, by `npm run bench`',
  },
];

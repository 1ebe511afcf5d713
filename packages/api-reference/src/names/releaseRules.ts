/**
 * Places where pages may name a release. Elsewhere, pages use `{release}`, which the version's data
 * provides.
 */

/** A place that names releases and stays correct when the SDK is updated. */
export interface NamedRelease {
  /** Doc ID without extension. The entry applies to this page in every version. */
  readonly page: string;
  /**
   * Start of the section's heading. If this and `text` are omitted, the entry applies to the whole
   * page.
   */
  readonly heading?: string;
  /** Text around the release, within one text node. */
  readonly text?: string;
  /** Reason why the text stays correct, for future writers. */
  readonly reason: string;
}

/**
 * All allowed places. An entry for a whole page allows past releases, but not those that the page's
 * version runs or describes. Unused entries fail the check.
 */
export const namedReleases: readonly NamedRelease[] = [
  { page: 'migration-guide', reason: 'says which releases it covers, and when changes were made' },
  { page: 'releases', reason: 'compares releases that were recorded and do not change' },
  { page: 'installation', heading: 'Releases', reason: 'lists what each release needs' },
  {
    page: 'installation',
    text: '1.3.0',
    reason: 'a separate package, which works with only one release',
  },
  {
    page: 'troubleshooting',
    heading: 'Known issues of release',
    reason:
      'issues were observed in that release; check them again before you change the release in the text',
  },
  {
    page: 'performance',
    heading: 'Measurements',
    reason: 'measured with that release',
  },
];

/** Lists the places where pages can name a release. Elsewhere, pages use `{release}` instead. */

/** A place that names releases and stays correct when the SDK is updated. */
export interface NamedRelease {
  /** Doc ID without extension. The entry applies to this page in every version. */
  readonly page: string;
  /** Start of the section's heading. If this and `text` are missing, the entry applies to the whole page. */
  readonly heading?: string;
  /** Text that contains the release, within one text node. */
  readonly text?: string;
  /** Why the text stays correct, for future writers. */
  readonly reason: string;
}

/**
 * An entry for a whole page allows past releases, but not the releases that the page's version runs or describes. The
 * check fails if an entry is unused.
 */
export const namedReleases: readonly NamedRelease[] = [
  {
    page: 'migration-guide',
    reason: 'The guide lists the releases that it covers, and when changes were made.',
  },
  { page: 'releases', reason: 'The page compares recorded releases, which do not change.' },
  {
    page: 'installation',
    heading: 'Releases',
    reason: 'The section lists the requirements of each release.',
  },
  {
    page: 'installation',
    text: '1.3.0',
    reason:
      'The release belongs to a separate package, which works with only one release of the SDK.',
  },
  {
    page: 'troubleshooting',
    heading: 'Known issues of release',
    reason:
      'The issues were observed in that release. Check them again before you change the release in the text.',
  },
  {
    page: 'performance',
    heading: 'Measurements',
    reason: 'The values were measured with that release.',
  },
];

/**
 * Every page that the site must have. `expectedVersions.json` was typed by hand from section 2 of the specification,
 * and tests compare the build with it. Nothing in it is computed from the pages, so tests detect missing pages.
 */
import versions from './expectedVersions.json';

/** The required pages of one version. Paths are relative to the version's route. */
export interface ExpectedVersion {
  /** Docusaurus's name for the version. */
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Route relative to the base path, without a slash at its start or end. */
  readonly route: string;
  /**
   * Paths of the guides in the specification. The overview is at the root of the version, so its
   * path is empty.
   */
  readonly guides: readonly string[];
  /** Paths of guides that aren't in the specification. */
  readonly furtherGuides: readonly string[];
  /** Number of example pages in the specification. `examples` contains at least this many. */
  readonly specifiedExamples: number;
  /** Names of all example pages, at `examples/<name>`. The version must not have any others. */
  readonly examples: readonly string[];
  /** Programs that run in a guide and have a scenario and a golden image, each with the guide that contains it. */
  readonly programs: Readonly<Record<string, string>>;
  /** Pages that aren't in any sidebar. */
  readonly unlisted: readonly string[];
  /** API pages with a fixed path. */
  readonly apiPages: readonly string[];
  /** Areas of the API reference. Each area contains at least one page. */
  readonly apiAreas: readonly string[];
}

/** Routes that don't belong to any version, relative to the base path. */
export const expectedSiteRoutes: readonly string[] = ['', 'search'];

/**
 * All versions, in the order of the version menu. The commands that cut and drop versions keep this order. The type is
 * explicit because the compiler would infer optional properties for programs that only some versions have.
 */
export const expectedVersions = versions as readonly ExpectedVersion[];

/**
 * Returns all fixed routes of a version, relative to the base path: guides, examples, and API
 * pages. Excludes pages in `apiAreas`, because the SDK's exports determine their names.
 */
export function expectedRoutes(version: ExpectedVersion): string[] {
  const pages = [
    ...version.guides,
    ...version.furtherGuides,
    ...version.examples.map((name) => `examples/${name}`),
    ...version.apiPages,
  ];
  return pages.map((page) => (page === '' ? version.route : `${version.route}/${page}`));
}

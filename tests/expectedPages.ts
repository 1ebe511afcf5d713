/**
 * Every page that the site must have. `expectedVersions.json` lists pages that were copied by hand from the original
 * requirements for the site, so that tests detect missing pages.
 */
import versions from './expectedVersions.json';

/** The required pages of one version. Paths are relative to the version's route. */
export interface ExpectedVersion {
  /** The version's name in Docusaurus. */
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Route relative to the base path, without a slash at its start or end. */
  readonly route: string;
  /** Guides in the original requirements. The overview is at the version's root, so its path is empty. */
  readonly guides: readonly string[];
  /** Guides that aren't in the original requirements. */
  readonly furtherGuides: readonly string[];
  /** Number of example pages in the original requirements. `examples` contains at least this many. */
  readonly specifiedExamples: number;
  /** Names of all example pages, which are at `examples/<name>`. The version must not have any other example pages. */
  readonly examples: readonly string[];
  /**
   * Programs that run in a guide, and that have a scenario and a golden image. Maps each program's name to its guide's
   * path.
   */
  readonly programs: Readonly<Record<string, string>>;
  /** Pages that aren't in any sidebar. */
  readonly unlisted: readonly string[];
  /** API pages with a fixed path. */
  readonly apiPages: readonly string[];
  /** Areas of the API reference. Each area contains at least one page. */
  readonly apiAreas: readonly string[];
}

/** Routes that don't belong to a version, relative to the base path. */
export const expectedSiteRoutes: readonly string[] = ['', 'search'];

/**
 * All versions, in the order of the version menu. The versions list different names in `programs`. Without the cast,
 * TypeScript would infer these names as optional properties.
 */
export const expectedVersions = versions as readonly ExpectedVersion[];

/**
 * Returns all fixed routes of a version, relative to the base path. Excludes pages in `apiAreas`, because their names
 * depend on the SDK.
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

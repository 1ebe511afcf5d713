/**
 * Every page that the site must have. `expectedVersions.json` was typed by hand from section 2 of the specification,
 * and tests compare the build with it. None of it is computed from the pages, so that tests notice a lost page.
 */
import versions from './expectedVersions.json';

/** The required pages of one version. Paths are below the version's route. */
export interface ExpectedVersion {
  /** Docusaurus's name for the version. */
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Route below the base path, without slashes at its ends. */
  readonly route: string;
  /**
   * Guides in the specification. The overview is the root of the version, and has an empty path.
   */
  readonly guides: readonly string[];
  /** Guides that aren't in the specification. */
  readonly furtherGuides: readonly string[];
  /** Number of example pages in the specification. `examples` has at least as many. */
  readonly specifiedExamples: number;
  /** Names of all example pages, at `examples/<name>`. There must be no others. */
  readonly examples: readonly string[];
  /** Programs that run in a guide and have a scenario and a golden image, with their guides. */
  readonly programs: Readonly<Record<string, string>>;
  /** Pages that aren't in any sidebar. */
  readonly unlisted: readonly string[];
  /** API pages with a fixed path. */
  readonly apiPages: readonly string[];
  /** Areas of the API reference. Each has at least one page below it. */
  readonly apiAreas: readonly string[];
}

/** Routes that don't belong to any version, below the base path. */
export const expectedSiteRoutes: readonly string[] = ['', 'search'];

/**
 * All versions, in the order of the version menu. The commands that cut and drop versions keep this order. The type is
 * explicit because the compiler would infer optional properties for programs that only some versions have.
 */
export const expectedVersions = versions as readonly ExpectedVersion[];

/**
 * Returns all fixed routes of a version below the base path: guides, examples, and API pages. Pages below `apiAreas`
 * aren't included, because the SDK's exports determine their names.
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

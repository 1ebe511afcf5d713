/**
 * Every page this site must have: `expectedVersions.json` was typed by hand from the specification, section 2.
 * Tests compare the build with it. Nothing in it is computed from the pages themselves, so that a lost page is
 * noticed.
 */
import versions from './expectedVersions.json';

/** What one version of the documentation must offer. Paths are below the version's route. */
export interface ExpectedVersion {
  /** Docusaurus's name of the version. */
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Route below the base path, without slashes at its ends. */
  readonly route: string;
  /** Guides that the specification asks for. The overview is the version's root itself: an empty path. */
  readonly guides: readonly string[];
  /** Guides beyond the specification. */
  readonly furtherGuides: readonly string[];
  /** Example pages that the specification counts; `examples` has no fewer. */
  readonly specifiedExamples: number;
  /** Names of example pages: exactly these, at `examples/<name>`. */
  readonly examples: readonly string[];
  /** Programs that run in a guide and have a scenario and a golden image, each with its guide. */
  readonly programs: Readonly<Record<string, string>>;
  /** Pages that belong to no sidebar. */
  readonly unlisted: readonly string[];
  /** API pages with a fixed path. */
  readonly apiPages: readonly string[];
  /** Areas of the API reference: each has at least one page below it. */
  readonly apiAreas: readonly string[];
}

/** Routes of the site that belong to no version, below the base path. */
export const expectedSiteRoutes: readonly string[] = ['', 'search'];

/** All versions, in the order of the version menu. The commands that cut and drop versions keep it. */
export const expectedVersions: readonly ExpectedVersion[] = versions;

/**
 * All fixed routes of a version below the base path: guides, examples and API pages. Pages below
 * `apiAreas` are not among them, since the SDK's own exports decide their names.
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

/**
 * Every page this site must have, typed by hand from the specification, section 2. Tests compare the
 * build with it. Nothing here is computed from the pages themselves, so that a lost page is noticed.
 */

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
  /** Names of example pages: exactly these, at `examples/<name>`. */
  readonly examples: readonly string[];
  /** Pages that belong to no sidebar. */
  readonly unlisted: readonly string[];
  /** API pages with a fixed path. */
  readonly apiPages: readonly string[];
  /** Areas of the API reference: each has at least one page below it. */
  readonly apiAreas: readonly string[];
}

/** Routes of the site that belong to no version, below the base path. */
export const expectedSiteRoutes: readonly string[] = ['', 'search'];

const commonExamples = [
  'antialiasing',
  'axisviewtool',
  'cad-2doverlay',
  'cad-3dobjects',
  'cad-basic',
  'cad-save-viewerstate',
  'cad-styling',
  'cad-styling-assets',
  'cad-styling-custom',
  'cad-styling-nodes',
  'cad-transform-override',
  'click-reactions-cad',
  'click-reactions-pointcloud',
  'clipping',
  'combine-models',
  'controlsmodes',
  'node-visiting',
  'pointcloud',
  'timelinetool',
] as const;

/** In 3.x, Next and the latest version. */
const sinceThree = ['cad-prioritized-nodes', 'point-to-point-measurement'] as const;

/** In Next and the latest version only. */
const sinceFour = [
  'image360',
  'image360-annotations',
  'pointcloud-styling',
  'rendering-resolution',
] as const;

const guidesOfTwo = [
  '',
  'concepts',
  'installation',
  'migration-guide',
  'extending/datasource',
] as const;
const guidesSinceThree = [...guidesOfTwo, 'api_readme', 'extending/camera-manager'] as const;
const furtherGuidesSinceFour = [
  'authentication',
  'performance',
  'react',
  'testing',
  'troubleshooting',
] as const;

const packageApiAreas = [
  'api/cognite_reveal/classes',
  'api/cognite_reveal/enumerations',
  'api/cognite_reveal/functions',
  'api/cognite_reveal/interfaces',
  'api/cognite_reveal/type-aliases',
  'api/cognite_reveal/variables',
  'api/cognite_reveal_tools/classes',
  'api/cognite_reveal_tools/enumerations',
  'api/cognite_reveal_tools/type-aliases',
  'api/cognite_reveal_extensions_datasource',
  'api/changes',
] as const;

/** The four versions, in the order of the version menu. */
export const expectedVersions: readonly ExpectedVersion[] = [
  {
    name: 'current',
    label: 'Next',
    isLast: false,
    route: 'docs/next',
    guides: guidesSinceThree,
    furtherGuides: furtherGuidesSinceFour,
    examples: [...commonExamples, ...sinceThree, ...sinceFour],
    unlisted: [],
    apiPages: ['api', 'api/modules'],
    apiAreas: packageApiAreas,
  },
  {
    name: '4.x',
    label: '4.x',
    isLast: true,
    route: 'docs',
    guides: guidesSinceThree,
    furtherGuides: furtherGuidesSinceFour,
    examples: [...commonExamples, 'cad-explode', ...sinceThree, ...sinceFour],
    unlisted: ['examples/cad-explode'],
    apiPages: ['api', 'api/modules'],
    apiAreas: packageApiAreas,
  },
  {
    name: '3.x',
    label: '3.x',
    isLast: false,
    route: 'docs/3.x',
    guides: guidesSinceThree,
    furtherGuides: ['authentication'],
    examples: [...commonExamples, 'cad-explode', ...sinceThree],
    unlisted: [],
    apiPages: ['api', 'api/modules'],
    apiAreas: ['api/classes', 'api/enums', 'api/interfaces', 'api/modules', 'api/changes'],
  },
  {
    name: '2.x',
    label: '2.x',
    isLast: false,
    route: 'docs/2.x',
    guides: guidesOfTwo,
    furtherGuides: ['authentication'],
    examples: [...commonExamples, 'cad-explode', 'geomaptool'],
    unlisted: [],
    apiPages: ['api'],
    apiAreas: [],
  },
];

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

/**
 * Lists all test suites, and the behavior that each of them protects. `npm test` runs `gate`, and `npm run test:all`
 * runs `others`. playwright.config.ts creates a project for each entry in `browserSuites`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { hasOwnWebKit } from '../scripts/helpers/webkit';
import { starterNames } from '../src/plugins/starters/files';
import { readTopics } from '@reveal-docs/statements/read';
import { rootDir } from '@reveal-docs/versions';
import type { Suite } from '../scripts/helpers/testing/suite';

/** Browser tests with this tag also run in Playwright's own WebKit, if it's installed. */
export const enginesTag = '@engines';

/** `npm test` skips browser tests with this tag. Other engines also skip these tests, unless they have `enginesTag`. */
export const allTag = '@all';

/**
 * `npm test` also skips browser tests with this tag. They check details of a feature that another test covers. Other
 * engines run them.
 */
export const moreTag = '@more';

/** Browser tests with this tag run only in Chromium, because they start Chromium or need features of Chromium. */
export const chromiumTag = '@chromium';

interface BrowserSuite {
  readonly name: string;
  readonly protects: string;
  /**
   * Paths relative to `tests/e2e`. If `npm test` also runs one of these files, the suite includes only the file's tests
   * with `allTag` or `moreTag`.
   */
  readonly files: readonly string[];
  /** Number of parallel tests. Set it to 1 for suites whose tests build a site or measure memory. */
  readonly workers?: 1;
  /** Time limit for one test, in minutes. Defaults to 5. */
  readonly minutes?: number;
}

/** Files that `npm test` runs. Each area has one or two files. */
export const gateFiles: readonly string[] = [
  'routes.spec.ts',
  'versionMenu.spec.ts',
  'machines.spec.ts',
  'search.spec.ts',
  'search.relevance.spec.ts',
  'navigation.spec.ts',
  'theme.spec.ts',
  'errors.spec.ts',
  'deferred.spec.ts',
  'example.spec.ts',
  'exampleActions.spec.ts',
  'exampleProject.spec.ts',
  'moduleGraph.spec.ts',
  'playground.spec.ts',
  'learn.spec.ts',
  'embed.spec.ts',
  'axe.spec.ts',
  'budgets.spec.ts',
];

/** Attack tests that `npm test` runs. They attack the frame, storage, and the reader's token. */
export const gateAttacks: readonly string[] = [
  'attacks/breakout.spec.ts',
  'attacks/checker.spec.ts',
  'attacks/connection.spec.ts',
  'attacks/frame.spec.ts',
  'attacks/framing.spec.ts',
  'attacks/keyboard.spec.ts',
  'attacks/network.spec.ts',
  'attacks/ownProject.spec.ts',
  'attacks/playground.spec.ts',
  'attacks/policy.spec.ts',
  'attacks/storage.spec.ts',
];

export const browserSuites: readonly BrowserSuite[] = [
  {
    name: 'pages',
    protects: 'content of guides, API pages, the landing page and the gallery',
    files: [
      'api.spec.ts',
      'apiFilter.spec.ts',
      'demoProject.spec.ts',
      'diagrams.spec.ts',
      'focus.spec.ts',
      'gallery.spec.ts',
      'headings.spec.ts',
      'hovers.spec.ts',
      'landing.spec.ts',
      'machines.spec.ts',
      'narrow.spec.ts',
      'reactPage.spec.ts',
      'routes.spec.ts',
      'sidebars.spec.ts',
      'starters.spec.ts',
      'statements.spec.ts',
      'touch.spec.ts',
      'styles.spec.ts',
      'truth.spec.ts',
      'versionMenu.spec.ts',
    ],
  },
  {
    name: 'crawl',
    protects: 'hydration of every page in every version, without requests to other hosts',
    files: ['crawl.spec.ts'],
  },
  {
    name: 'looks',
    protects: 'the look and the accessibility tree of each kind of page',
    files: ['looks.spec.ts'],
  },
  {
    name: 'search',
    protects: "search with the site's own index and with a hosted provider",
    files: ['search.hosted.spec.ts', 'search.relevance.spec.ts', 'search.spec.ts'],
  },
  {
    name: 'reading',
    protects: 'navigation, color mode, error screens, and pages before React loads',
    files: [
      'deferred.intent.spec.ts',
      'deferred.off.spec.ts',
      'deferred.spec.ts',
      'errors.spec.ts',
      'fixtures.spec.ts',
      'hosting.spec.ts',
      'navigation.spec.ts',
      'theme.spec.ts',
    ],
  },
  {
    name: 'accessibility',
    protects: 'accessibility (axe), forced colors, print styles, and size budgets',
    files: ['axe.spec.ts', 'budgets.spec.ts'],
  },
  {
    name: 'example pages',
    protects: 'running, changing, sharing and downloading examples',
    files: [
      'example.spec.ts',
      'exampleActions.spec.ts',
      'exampleConsole.spec.ts',
      'exampleDownload.spec.ts',
      'exampleEditing.spec.ts',
      'exampleHandling.spec.ts',
      'exampleHelp.spec.ts',
      'exampleLifetime.spec.ts',
      'exampleProject.spec.ts',
      'exampleProofs.spec.ts',
      'exampleShare.spec.ts',
      'moduleGraph.spec.ts',
    ],
  },
  {
    name: 'older examples',
    protects: 'every example in every older version, and the test scenarios themselves',
    files: ['scenarios.spec.ts'],
  },
  {
    name: 'frame',
    protects:
      'rendering, cameras, clicks, point clouds and workers in the frame, with every SDK release',
    files: [
      'frame.background.spec.ts',
      'frame.camera.spec.ts',
      'frame.clicks.spec.ts',
      'frame.errors.spec.ts',
      'frame.images.spec.ts',
      'frame.linked.spec.ts',
      'frame.points.spec.ts',
      'frame.probes.spec.ts',
      'frame.requests.spec.ts',
      'frame.snippets.spec.ts',
      'frame.spec.ts',
      'frame.together.spec.ts',
      'frame.workers.spec.ts',
      'apiSamples.spec.ts',
      'templates.spec.ts',
    ],
  },
  {
    name: 'lessons',
    protects: 'the judge of each lesson, with correct and incorrect programs',
    files: ['lessons.check.spec.ts', 'lessons.spec.ts'],
  },
  {
    name: 'playground',
    protects: 'the playground, drafts, the editor and embeds',
    files: [
      'drafts.spec.ts',
      'editor.spec.ts',
      'embed.spec.ts',
      'learn.spec.ts',
      'playground.spec.ts',
      'playgroundLayout.spec.ts',
    ],
  },
  {
    name: 'attacks',
    protects: 'defenses against malicious programs, links, embeds and requests',
    files: [
      'attacks/addresses.spec.ts',
      'attacks/breakout.spec.ts',
      'attacks/checker.spec.ts',
      'attacks/connection.spec.ts',
      'attacks/embed.spec.ts',
      'attacks/floods.spec.ts',
      'attacks/frame.spec.ts',
      'attacks/framing.spec.ts',
      'attacks/keyboard.spec.ts',
      'attacks/links.spec.ts',
      'attacks/network.spec.ts',
      'attacks/notice.spec.ts',
      'attacks/ownProject.spec.ts',
      'attacks/playground.spec.ts',
      'attacks/policy.spec.ts',
      'attacks/redirects.spec.ts',
      'attacks/server.spec.ts',
      'attacks/storage.spec.ts',
      'security.spec.ts',
    ],
  },
  {
    name: 'faults',
    protects: 'error messages for failed files, failed runs, browser failures, and site updates',
    files: [
      'faults/browser.spec.ts',
      'faults/files.spec.ts',
      'faults/runs.spec.ts',
      'faults/wasm.spec.ts',
      'updated.spec.ts',
    ],
    minutes: 15,
  },
  {
    name: 'demo service',
    protects: 'the demo project over HTTP and on pages, with real clients',
    files: ['demoHttp.spec.ts', 'demoService.spec.ts'],
  },
  {
    name: 'deploys',
    protects: 'pages that stay open during an update of the site',
    files: ['deploys.spec.ts'],
    workers: 1,
    minutes: 15,
  },
  {
    name: 'offline copy',
    protects: 'the zip file of the site, including the lessons, on a machine without a network',
    files: ['offline.lessons.spec.ts', 'offline.spec.ts'],
    workers: 1,
    minutes: 15,
  },
  {
    name: 'writing',
    protects: 'hot reload, and the command that creates a version of the docs',
    files: ['dev.spec.ts', 'versioning.spec.ts'],
    workers: 1,
    minutes: 15,
  },
  {
    name: 'dropped version',
    protects: 'the site after the removal of its oldest version',
    files: ['dropVersion.spec.ts'],
    workers: 1,
    minutes: 15,
  },
  {
    name: 'tests after a cut',
    protects: '`npm test` in a repository with a newly created version of the docs',
    files: ['cutGate.spec.ts'],
    workers: 1,
    minutes: 60,
  },
  {
    name: 'SDK shapes',
    protects: 'upgrades of Next to SDKs in the module formats of current bundlers',
    files: ['sdkShapes.spec.ts'],
    workers: 1,
    minutes: 30,
  },
  {
    name: 'soak',
    protects: 'memory use when examples run for a long time or start often',
    files: ['soak.spec.ts'],
    workers: 1,
    minutes: 60,
  },
];

/**
 * Files whose tests also run in Firefox. Excludes suites with one worker, because their tests build sites or measure
 * memory. `src/engines/engineLimits.json` lists known limits of Firefox.
 */
export const firefoxFiles: readonly string[] = [
  ...browserSuites.filter(({ workers }) => workers === undefined).flatMap(({ files }) => files),
  'firefox.spec.ts',
];

const script = (file: string, ...args: string[]) => ({ type: 'script', file, args }) as const;

/** Splits names into parts, so that shards of `npm run test:all` can share the work of one script. */
function inParts(names: readonly string[], count: number): string[][] {
  const size = Math.ceil(names.length / count);
  return Array.from({ length: count }, (_, part) => names.slice(part * size, (part + 1) * size));
}

export const lintSuite: Suite = {
  name: 'lint',
  protects: 'rules for code, styles, wording and spelling',
  needs: [],
  commands: [script('scripts/lint.ts')],
};

export const generateSuite: Suite = {
  name: 'generated files',
  protects: 'code blocks and API names on all pages, and the types of all statements',
  needs: [],
  commands: [script('scripts/generate.ts')],
};

export const buildSuite: Suite = {
  name: 'build',
  protects: 'links, anchors and images on all pages',
  needs: [],
  commands: [script('scripts/build.ts', '--generated')],
};

/** Suites that need only generated files. They run at the same time as the build. */
export const besideBuild: readonly Suite[] = [
  {
    name: 'types',
    protects: 'types in the site, the examples, the lessons, and the answers to tasks',
    needs: [],
    commands: [script('scripts/typecheck.ts')],
  },
  {
    name: 'citations',
    protects: 'citations of statements on all pages, and reasons for claims without a citation',
    needs: [],
    commands: [script('scripts/checkStatements.ts')],
  },
  {
    name: 'unit tests',
    protects: "logic that doesn't need a browser",
    needs: [],
    commands: [{ type: 'vitest', project: '!slow' }],
  },
];

/** Suites that test the built site. They run one after another, because each uses all cores. */
export const inBrowser: readonly Suite[] = [
  {
    name: 'browser',
    protects:
      'each area of the site, the newest version of each example, and the isolation of the frame and the token',
    needs: ['build', 'chromium'],
    // Run the three projects with one command, so that cores aren't idle between them.
    commands: [{ type: 'playwright', project: 'gate*' }],
  },
  {
    name: 'changed statements',
    protects: 'statements about the SDK that differ from those on `main`',
    needs: ['build', 'chromium'],
    commands: [script('scripts/statements.ts', '--gate')],
  },
];

export const gate: readonly Suite[] = [
  lintSuite,
  generateSuite,
  buildSuite,
  ...besideBuild,
  ...inBrowser,
];

export const others: readonly Suite[] = [
  ...browserSuites.map(({ name, protects, files }): Suite => ({
    name,
    protects,
    needs: ['build', 'chromium'],
    // The wildcard also selects the project for tagged tests in files that `npm test` runs.
    commands: [{ type: 'playwright', project: `${name}*`, files }],
  })),
  {
    name: 'slow unit tests',
    protects: 'logic with slow tests',
    needs: ['build', 'chromium'],
    commands: [{ type: 'vitest', project: 'slow' }],
  },
  {
    name: 'all statements',
    protects: 'every statement about the SDK, in every release',
    needs: ['build', 'chromium'],
    commands: inParts(readTopics(), 2).map((topics) => script('scripts/statements.ts', ...topics)),
  },
  {
    name: 'mutants',
    protects: 'the ability of statements to detect a deliberately broken SDK',
    needs: ['build', 'chromium'],
    commands: [script('scripts/statements.ts', '--mutate')],
  },
  {
    name: 'first program',
    protects: 'the steps from an empty folder to the production checklist',
    needs: ['build', 'chromium'],
    commands: [script('scripts/checkFirstProgram.ts')],
  },
  {
    name: 'starters',
    protects: 'installation, build and use of the starters in a browser',
    needs: ['build', 'chromium'],
    commands: starterNames(rootDir).map((name) => script('scripts/checkStarters.ts', name)),
  },
  {
    name: 'tasks',
    protects: 'the judges of the programming tasks, with correct and incorrect answers',
    needs: ['build', 'chromium'],
    commands: [
      script('scripts/checkTasks.ts', 'tasks/answers'),
      ...inParts(fs.readdirSync(path.join(rootDir, 'tasks/programs/4.x')), 4).map((names) =>
        script('scripts/checkTasks.ts', '--judges', ...names),
      ),
    ],
  },
  {
    name: 'tools for agents',
    protects: 'tasks that an MCP client must solve by using only the tools for agents',
    needs: ['build', 'chromium'],
    commands: [script('scripts/checkAgentTools.ts')],
  },
  {
    name: 'nginx',
    protects: 'the nginx configuration',
    needs: ['build', 'nginx'],
    commands: [script('scripts/checkNginx.ts')],
  },
  {
    name: 'Firefox',
    protects: 'the site in Firefox',
    needs: ['build', 'firefox'],
    commands: [{ type: 'playwright', project: 'firefox', files: firefoxFiles }],
  },
  {
    name: 'WebKit',
    protects: 'the site in WebKit, the engine of Safari',
    needs: ['build', 'webkit'],
    commands: [
      hasOwnWebKit()
        ? { type: 'playwright', project: 'webkit' }
        : { type: 'vitest', project: '*', config: 'tests/webkit/vitest.config.mts' },
    ],
  },
];

/** Imports that are allowed between folders, for dependency-cruiser (`npm run lint -- imports`). */

/** Packages from the lowest layer to the highest, with the packages that each one can import. */
const packages = {
  shared: [],
  lessons: [],
  versions: ['shared'],
  'build-steps': ['shared', 'versions'],
  'demo-project': ['shared', 'versions'],
  search: ['shared', 'versions'],
  runner: ['shared', 'versions', 'demo-project'],
  'api-reference': ['shared', 'versions', 'build-steps', 'runner'],
  statements: ['shared', 'versions', 'build-steps', 'runner', 'api-reference'],
  'agent-tools': [
    'shared',
    'versions',
    'build-steps',
    'search',
    'runner',
    'api-reference',
    'statements',
  ],
  'page-script': ['shared', 'versions', 'search', 'api-reference'],
};

/** Code that runs in the reader's browser. */
const browser =
  '^(src/(builds|client|components|pages|siteFields|theme)|packages/(runner|search|demo-project|page-script)/src)/';

/** Files in api-reference and statements that browsers can load, because they have no dependencies. */
const pure =
  '^packages/(api-reference/src/code/|statements/src/(behavior|citations|liveProgram|spec)\\.ts)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'product-not-to-commands',
    comment: 'The site must not depend on commands, benchmarks and tests.',
    from: { path: '^(src|packages/[^/]+/src)/' },
    to: { path: '^(scripts|tests|bench)/' },
  },
  {
    name: 'commands-to-test-tools',
    comment: 'Commands and benchmarks must import from tests/tools.ts.',
    from: { path: '^(scripts|bench|tasks)/' },
    to: { path: '^(tests|packages/[^/]+/tests)/', pathNot: '^tests/tools\\.ts$' },
  },
  {
    name: 'packages-not-to-site',
    comment:
      'A package must not import the site or files that the build generates. Pass in the values that it needs.',
    from: { path: '^packages/[^/]+/src/' },
    to: { path: '^(src|deploy|\\.generated)/' },
  },
  ...Object.entries(packages).map(([name, lower]) => ({
    name: `${name}-imports`,
    comment: `packages/${name} may only import ${lower.length > 0 ? lower.join(', ') : 'no other package'}.`,
    from: { path: `^packages/${name}/src/` },
    to: {
      path: '^packages/',
      pathNot: `^packages/(?:(?:${[name, ...lower].join('|')})/src|[^/]+/node_modules)/`,
    },
  })),
  {
    name: 'browser-not-to-build',
    comment: 'Code for browsers must not import values of build code. Import only types.',
    from: { path: browser },
    to: {
      path: '^(src/(plugins|remark|diagrams|writing)|packages/(build-steps|api-reference|statements))/',
      pathNot: pure,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'plugins-not-to-their-users',
    comment:
      'Plugins must not import src/remark, src/site or src/writing, which depend on plugins.',
    from: { path: '^src/plugins/' },
    to: { path: '^src/(remark|site|writing)/', pathNot: '^src/writing/versions/commands\\.ts$' },
  },
  {
    name: 'remark-not-to-pages',
    comment: 'Transforms must not import the configuration, pages or commands.',
    from: { path: '^src/remark/' },
    to: { path: '^src/(site|writing|components|theme)/' },
  },
  {
    name: 'writing-not-to-pages',
    comment: 'Commands for writers must not import the site or its pages.',
    from: { path: '^src/writing/' },
    to: { path: '^src/(site|remark|components|theme)/' },
  },
  {
    name: 'resolvable',
    comment: "The module doesn't exist, or its package doesn't list it in `exports`.",
    from: {
      path: '^(src|packages|scripts|bench)/',
      // The samples import `project.ts` from the version that runs them.
      pathNot: '^packages/api-reference/src/pages/samples/',
    },
    to: { path: '^(\\.|@reveal-docs/)', couldNotResolve: true, pathNot: '^\\./server\\.mjs$' },
  },
].map((rule) => ({ severity: 'error', ...rule }));

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};

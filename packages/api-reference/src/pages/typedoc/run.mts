/**
 * Runs docusaurus-plugin-typedoc for one SDK release, in its own process. In the Docusaurus process, TypeDoc would
 * never release its memory. Reads the job from the JSON file that the first argument names. Fails if TypeDoc logs any
 * error.
 */
import fs from 'node:fs';
import path from 'node:path';
import generateTypedoc, { type PluginOptions } from 'docusaurus-plugin-typedoc';
import type { Application, TypeDocOptions } from 'typedoc';
import type { ApiJob } from '../job';
import { createPlugin } from './plugin.mjs';
import { membersWithOwnFile, routerName } from './router.mjs';
import { themeName } from './theme.mjs';

/** Compiles for the web, with the types of the peer dependencies and the DOM, but without Node's types. */
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

function createOptions(job: ApiJob, workDir: string, keepApp: (app: Application) => void) {
  const tsconfig = path.join(workDir, 'tsconfig.json');
  const readme = path.join(workDir, 'readme.md');
  const files = job.entryPoints.map(({ file }) => file);
  fs.writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files }));
  // The plugin replaces this content. Without a readme, TypeDoc wouldn't create a separate page for modules.
  fs.writeFileSync(readme, 'API reference\n');
  return {
    name: 'API reference',
    // TypeDoc's own pages are empty (see theme.mts).
    out: path.join(workDir, 'empty'),
    docsPath: workDir,
    tsconfig,
    readme,
    entryPoints: files,
    // Skip errors in the packages' declarations, because they can't be fixed here. Instead, the plugin checks that
    // exports and imported types resolve.
    skipErrorChecking: true,
    excludeExternals: true,
    externalPattern: ['**/node_modules/!(@cognite)/**', '**/node_modules/@cognite/sdk*/**'],
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    githubPages: false,
    logLevel: 'Warn',
    sidebar: {
      autoConfiguration: false,
      pretty: false,
      typescript: false,
      deprecatedItemClassName: '',
    },
    router: routerName,
    theme: themeName,
    membersWithOwnFile: [...membersWithOwnFile[job.layout]],
    entryFileName: 'index',
    modulesFileName: 'modules',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    useCodeBlocks: true,
    useCustomAnchors: true,
    expandParameters: true,
    expandObjects: true,
    sanitizeComments: true,
    groupOrder: [
      'Classes',
      'Interfaces',
      'Type Aliases',
      'Enumerations',
      'Functions',
      'Variables',
      'Constructors',
      'Properties',
      'Accessors',
      'Methods',
      '*',
    ],
    indexFormat: 'table',
    parametersFormat: 'table',
    enumMembersFormat: 'table',
    pageTitleTemplates: {
      index: () => 'API reference',
      module: ({ name }: { name: string }) => name,
      member: ({ name }: { name: string }) => name.replace(/\\<.*$/, ''),
    },
    plugin: [createPlugin(job), keepApp],
  } satisfies Partial<PluginOptions & TypeDocOptions>;
}

async function run(jobFile: string): Promise<void> {
  const job = JSON.parse(fs.readFileSync(jobFile, 'utf8')) as ApiJob;
  let app: Application | undefined;
  const options = createOptions(job, path.dirname(jobFile), (loaded) => {
    app = loaded;
  });
  // The plugin uses only these two fields of the Docusaurus context.
  await generateTypedoc({ siteDir: path.dirname(jobFile), siteConfig: {} }, options);
  if (app === undefined || app.logger.hasErrors()) {
    throw new Error(`${job.label}: TypeDoc reported errors. See the output above.`);
  }
}

run(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

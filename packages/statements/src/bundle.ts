import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { CompiledProgram } from '@reveal-docs/runner/program/compile';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { importsOf } from '@reveal-docs/runner/program/moduleImports';
import { statementsDir } from './read';
import { lastReleaseUpTo, type StatementSpec } from './spec';

const packages = [
  'three',
  '@cognite/sdk',
  '@cognite/reveal',
  '@cognite/reveal/tools',
  '@cognite/reveal/extensions/datasource',
];

const packagesKey = "globalThis[Symbol.for('reveal-docs.statements.packages')]";

/**
 * Redirects package imports to an object. The bundle fills this object before it loads the statements. If a release
 * doesn't export a name, only the statement that uses the name fails.
 */
const fromFrame: Plugin = {
  name: 'packages-of-the-frame',
  setup(plugin) {
    plugin.onResolve({ filter: /^[@a-z]/ }, ({ path: name, kind }) => {
      if (!packages.includes(name)) return undefined;
      return kind === 'dynamic-import'
        ? { path: name, external: true }
        : { path: name, namespace: 'frame' };
    });
    plugin.onLoad({ filter: /.*/, namespace: 'frame' }, ({ path: name }) => ({
      contents: `module.exports = ${packagesKey}[${JSON.stringify(name)}];`,
      loader: 'js',
    }));
  },
};

function ownProject(workspaceDir: string): Plugin {
  return {
    name: 'own-project',
    setup(plugin) {
      plugin.onResolve({ filter: /^\.\.?\/project$/ }, () => ({
        path: path.join(workspaceDir, projectFile),
      }));
    },
  };
}

/** The bundle must install the network, then load the packages, and then load the statements. */
function entryOf(specs: readonly StatementSpec[], release: string): string {
  const programs = specs.map(({ id, variants }) => {
    const variant = lastReleaseUpTo(release, variants);
    const pick = variant === undefined ? 'run' : `run[${JSON.stringify(variant)}]`;
    return `${JSON.stringify(id)}: async () => (await import('./${id}')).default.${pick},`;
  });
  return `import './kit/network';
const packages = ${packagesKey} = {};
${packages.map((name) => `packages[${JSON.stringify(name)}] = await import(${JSON.stringify(name)});`).join('\n')}
const { runProgram } = await import('./kit/run');
const programs = {
${programs.join('\n')}
};
globalThis.statements = { run: async (id) => runProgram(await programs[id]()) };
`;
}

/**
 * Bundles the programs of `specs` for `release` into one script, which defines `globalThis.statements.run(id)`. The
 * script uses the connection in `workspaceDir`. Rejects with esbuild's report if a program can't be built.
 */
export async function bundleStatements(
  specs: readonly StatementSpec[],
  { release, workspaceDir }: { readonly release: string; readonly workspaceDir: string },
): Promise<CompiledProgram> {
  const result = await build({
    stdin: { contents: entryOf(specs, release), resolveDir: statementsDir(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    charset: 'ascii',
    plugins: [fromFrame, ownProject(workspaceDir)],
    logLevel: 'silent',
  });
  const code = result.outputFiles[0]?.text;
  if (code === undefined) throw new Error("esbuild didn't produce any output.");
  const specifier = '#program/statements';
  const imports = importsOf(code, packages);
  return { modules: [{ specifier, file: 'statements.ts', code, imports }], imports: packages };
}

import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { rootDir } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

export interface ImportGraph {
  /** Absolute paths of the files in this repository, sorted. */
  readonly files: readonly string[];
  /** Installed packages that these files import, such as `esbuild@0.28.2`, sorted. */
  readonly packages: readonly string[];
  /** Minified code of the entries and their imports. Doesn't depend on comments or local variable names. */
  readonly code: string;
}

const scope = '@reveal-docs/';

/**
 * Resolves imports of this repository's own packages, and imports of `@site/…` as Docusaurus does. Generated files are
 * external, because they are data and not code.
 */
const sitePaths: Plugin = {
  name: 'site-paths',
  setup({ onResolve }) {
    onResolve({ filter: /^@site\// }, ({ path: name }) =>
      name.startsWith('@site/.generated/')
        ? { path: name, external: true }
        : { path: resolveFile(path.join(rootDir, name.slice('@site/'.length))) },
    );
    onResolve({ filter: new RegExp(`^${scope}`) }, ({ path: name }) => ({
      path: fs.realpathSync(require.resolve(name, { paths: [rootDir] })),
    }));
  },
};

function resolveFile(target: string): string {
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end);
  const found = candidates.find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
  if (found === undefined) throw new Error(`No module found at ${target}.`);
  return found;
}

function describePackage(name: string): string | undefined {
  if (name.startsWith('node:') || builtinModules.includes(name)) return undefined;
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
  const manifest = path.join(rootDir, 'node_modules', ...parts, 'package.json');
  if (!fs.existsSync(manifest)) return undefined;
  const { version } = readJson<{ version: string }>(manifest);
  return `${parts.join('/')}@${version}`;
}

async function readGraph(entries: readonly string[]): Promise<ImportGraph> {
  const { metafile, outputFiles } = await build({
    entryPoints: [...entries],
    bundle: true,
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    outdir: '/',
    absWorkingDir: rootDir,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.css': 'empty', '.mdx': 'text' },
    plugins: [sitePaths],
    logLevel: 'silent',
  });
  const external = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter((item) => item.external === true).map((item) => item.path),
  );
  return {
    files: Object.keys(metafile.inputs)
      .map((file) => path.join(rootDir, file))
      .sort(),
    packages: [...new Set(external.flatMap((name) => describePackage(name) ?? []))].sort(),
    code: outputFiles.map(({ text }) => text).join('\n'),
  };
}

const known = new Map<string, Promise<ImportGraph>>();

/**
 * Finds all modules that `entries` import, directly or indirectly. Entries are absolute paths. Excludes type-only
 * imports, because they don't affect the output. If an import can't be resolved, rejects with esbuild's report.
 */
export function importGraph(entries: readonly string[]): Promise<ImportGraph> {
  const key = entries.join('\n');
  const graph = known.get(key) ?? readGraph(entries);
  known.set(key, graph);
  return graph;
}

/** Bundles the tools for Node, and the page that runs programs. Used only by the build. */
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const sources = path.join(__dirname, '..');
const entries = ['main', 'worker'] as const;

const nodeEntries = [path.join(sources, 'main.ts'), path.join(sources, 'code/worker.ts')];
const pageEntry = path.join(sources, 'run/page.ts');

export const bundleEntries: readonly string[] = [...nodeEntries, pageEntry];

const common = {
  outdir: sources,
  bundle: true,
  write: false,
  metafile: true,
  format: 'esm',
  minify: true,
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

export interface Bundle {
  readonly code: Readonly<Record<string, string>>;
  /** Absolute paths of all source files in the bundle. */
  readonly files: readonly string[];
}

/** Bundles and minifies the tools. Throws an error with esbuild's report when the build fails. */
export async function bundleTools(): Promise<Bundle> {
  const node = await build({
    ...common,
    entryPoints: Object.fromEntries(entries.map((name, index) => [name, nodeEntries[index] ?? ''])),
    // Commands load the compiler and the MCP server only when they need them.
    splitting: true,
    platform: 'node',
    target: 'node20',
    // CommonJS packages call `require` to load Node's modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __filename = import.meta.filename ?? ''; const __dirname = import.meta.dirname ?? '';",
    },
  });
  const page = await build({
    ...common,
    entryPoints: { page: pageEntry },
    platform: 'browser',
    target: 'es2022',
  });
  const results = [node, page];
  return {
    code: Object.fromEntries(
      results.flatMap(({ outputFiles }) =>
        outputFiles.map(({ path: file, text }) => [path.basename(file), text]),
      ),
    ),
    files: results.flatMap(({ metafile }) =>
      Object.keys(metafile.inputs).map((file) => path.resolve(file)),
    ),
  };
}

/** Bundles the tools for Node. Build only. */
import path from 'node:path';
import { build } from 'esbuild';

const sources = path.join(__dirname, '..');
/** Entry modules: the command, and the thread that compiles. */
const entries = ['main', 'worker'] as const;

export const bundleEntries: readonly string[] = [
  path.join(sources, 'main.ts'),
  path.join(sources, 'code/worker.ts'),
];

export interface Bundle {
  /** Code by file name. `main.js` is the command. */
  readonly code: Readonly<Record<string, string>>;
  /** Absolute paths of all source files. */
  readonly files: readonly string[];
}

/** Bundles and minifies the tools. Throws an error with esbuild's report when the build fails. */
export async function bundleTools(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(
      entries.map((name, index) => [name, bundleEntries[index] ?? '']),
    ),
    outdir: sources,
    bundle: true,
    write: false,
    metafile: true,
    // The compiler and the MCP server are loaded only by the commands that need them.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    // Packages that are CommonJS modules require Node's modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url); const __filename = import.meta.filename ?? ''; const __dirname = import.meta.dirname ?? '';",
    },
  });
  return {
    code: Object.fromEntries(
      outputFiles.map(({ path: file, text }) => [path.basename(file), text]),
    ),
    files: Object.keys(metafile.inputs).map((file) => path.resolve(file)),
  };
}

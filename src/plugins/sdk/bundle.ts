/**
 * Bundles a package's entry point into an ES module. The module imports only packages that all modules of a version
 * share.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { ModuleImport } from '@reveal-docs/runner/program/imports';
import { assertImports } from '@reveal-docs/runner/program/moduleImports';

export interface BundleInput {
  readonly entry: string;
  /** Folder in which the entry's own imports are resolved. */
  readonly resolveDir: string;
  /** Maps the specifiers of shared imports to the specifiers in the bundled module. All other imports are bundled. */
  readonly externals: Readonly<Record<string, string>>;
}

export interface BundleOutput {
  readonly code: string;
  /** Imports of the module, with offsets in bytes. */
  readonly imports: readonly ModuleImport[];
  readonly exports: string[];
  /** Absolute paths of the module's source files. */
  readonly sources: string[];
}

const stubbedPackage = 'mixpanel-browser';
/** Path of the module that replaces the metrics package. No import refers to it, so caches must list it as an input. */
export const metricsStub = path.join(__dirname, 'noMetrics.ts');
/**
 * Name of the variable that replaces `document.currentScript`. Scripts read their URL from `document.currentScript`,
 * which is null in modules, and release 3.0.2 reports an error if it's null.
 */
const ownScript = 'scriptOfThisModule';
/**
 * Name of the function that replaces `Function`. To detect features of the engine, packages create functions from text,
 * and use a fallback if that throws. The frame's policy would block and report each attempt. The replacement throws the
 * same error itself, so the browser doesn't report it.
 */
const functionType = 'functionNotOfText';
const externalNamespace = 'shared';
/** Marks the specifiers of shared imports in bundled code, so that their positions can be found. */
const marker = 'reveal-docs-shared:';

/**
 * Leaves imports of shared packages in the code. CommonJS code calls `require` for these packages, but ES modules can't
 * do this for packages outside the bundle. For such calls, bundles a module that re-exports the package.
 */
function sharedPackages(externals: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'shared-packages',
    setup(plugin) {
      plugin.onResolve({ filter: /^[#@a-z]/ }, (args) => {
        if (args.path === stubbedPackage) return { path: metricsStub };
        const target = externals[args.path];
        if (target === undefined) return undefined;
        return args.kind === 'require-call'
          ? { path: args.path, namespace: externalNamespace }
          : { path: marker + target, external: true };
      });
      plugin.onLoad({ filter: /.*/, namespace: externalNamespace }, (args) => ({
        // `require()` returns the module's default export, or the module itself if it has no default export.
        contents: `import * as all from ${JSON.stringify(args.path)};
          export * from ${JSON.stringify(args.path)};
          export default all.default ?? all;`,
        loader: 'js',
      }));
    },
  };
}

/**
 * Removes the marks from the specifiers in bundled code, and returns the positions of the specifiers. Doesn't use a
 * parser, because parsing takes a second per megabyte. Throws if the imports differ from `expected`.
 */
export function unmark(
  marked: string,
  expected: readonly string[],
): Pick<BundleOutput, 'code' | 'imports'> {
  const imports: ModuleImport[] = [];
  const parts: string[] = [];
  let copied = 0;
  let bytes = 0;
  const add = (text: string) => {
    parts.push(text);
    bytes += Buffer.byteLength(text);
  };
  for (const { 0: found, 1: quote = '', 2: specifier = '', index } of marked.matchAll(
    new RegExp(`(["'\`])${marker}([^"'\`]+)\\1`, 'g'),
  )) {
    add(marked.slice(copied, index));
    const start = bytes;
    add(quote + specifier + quote);
    imports.push({ specifier, start, end: bytes });
    copied = index + found.length;
  }
  add(marked.slice(copied));
  assertImports(imports, expected);
  return { code: parts.join(''), imports };
}

/** Matches `new URL('parser.wasm', import.meta.url)`, which refers to a file in the module's folder. */
const fileBeside = /new URL\(\s*(['"`])([^'"`]+\.wasm)\1\s*,\s*import\.meta\.url\s*\)/g;

/** Inlines the WebAssembly files that are next to a module, because modules in the frame don't have a folder. */
function inlineWasm(): Plugin {
  return {
    name: 'inline-wasm',
    setup(plugin) {
      plugin.onLoad({ filter: /\.m?js$/ }, ({ path: file }) => {
        const source = fs.readFileSync(file, 'utf8');
        if (!source.includes('.wasm')) return undefined;
        const contents = source.replace(fileBeside, (_match, _quote, name: string) => {
          const wasm = fs.readFileSync(path.resolve(path.dirname(file), name));
          return `new URL("data:application/wasm;base64,${wasm.toString('base64')}")`;
        });
        return { contents, loader: 'js' };
      });
    },
  };
}

/** Adds the file extension to imports of three's source files. SDK 4.2.2 omits it in `three/src/math/MathUtils`. */
function threeSources(): Plugin {
  return {
    name: 'three-sources',
    setup(plugin) {
      plugin.onResolve({ filter: /^three\/src\// }, ({ path: name, resolveDir, importer, kind }) =>
        name.endsWith('.js')
          ? undefined
          : plugin.resolve(`${name}.js`, { resolveDir, importer, kind }),
      );
    },
  };
}

/** Bundles and minifies one module. Throws esbuild's report if an import can't be resolved. */
export async function bundleModule(input: BundleInput): Promise<BundleOutput> {
  const result = await build({
    stdin: { contents: input.entry, resolveDir: input.resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    define: {
      global: 'globalThis',
      'process.env.NODE_ENV': '"production"',
      'document.currentScript': ownScript,
      Function: functionType,
    },
    // Packages for Node read `process` when they start.
    banner: {
      js:
        'globalThis.process??={env:{},argv:[],nextTick:queueMicrotask};' +
        `const ${ownScript}={src:import.meta.url};` +
        // Keep the other properties of `Function`, such as its prototype, so that `instanceof` works.
        `const ${functionType}=(refuse=>new Proxy(globalThis.Function,{apply:refuse,construct:refuse}))` +
        '(()=>{throw new EvalError("Creating functions from strings is blocked.")});',
    },
    plugins: [sharedPackages(input.externals), threeSources(), inlineWasm()],
    logLevel: 'silent',
  });
  const output = result.outputFiles[0];
  const meta = Object.values(result.metafile.outputs)[0];
  if (output === undefined || meta === undefined)
    throw new Error("esbuild didn't produce a module.");
  return {
    ...unmark(
      output.text,
      meta.imports.filter((item) => item.external).map((item) => item.path.replace(marker, '')),
    ),
    exports: meta.exports,
    sources: Object.keys(result.metafile.inputs).map((file) => path.resolve(file)),
  };
}

/** Returns two sizes of `code` in bytes: uncompressed, and compressed as a server sends it (gzip 9). */
export function sizesOf(code: string): { bytes: number; gzip: number } {
  const raw = Buffer.from(code);
  return { bytes: raw.length, gzip: gzipSync(raw, { level: 9 }).length };
}

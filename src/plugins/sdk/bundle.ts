/** Bundles one package entry into one ES module that imports only what all modules of a version share. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'acorn';
import { build, type Plugin } from 'esbuild';
import { findSpecifiers, type ModuleImport } from '../../frame/program/imports';

/** What to bundle, and under which names its shared imports are left in place. */
export interface BundleInput {
  /** Source of the entry module. */
  readonly entry: string;
  /** Folder from which the entry's own imports resolve. */
  readonly resolveDir: string;
  /** Import specifier → specifier of a module; everything else is bundled. */
  readonly externals: Readonly<Record<string, string>>;
}

/** One built module. */
export interface BundleOutput {
  readonly code: string;
  /** What the module imports, with offsets in bytes. */
  readonly imports: readonly ModuleImport[];
  /** Names the module exports. */
  readonly exports: string[];
  /** Source files in it, absolute. */
  readonly sources: string[];
}

const stubbedPackage = 'mixpanel-browser';
/** What stands in for it, by its path: no import names it. */
export const metricsStub = path.join(__dirname, 'noMetrics.ts');
/**
 * Scripts ask for their own address by `document.currentScript`, which is null while a module is evaluated: 3.0.2
 * complains that it does not find itself. A module knows its address otherwise.
 */
const ownScript = 'scriptOfThisModule';
/**
 * Packages make functions of text to find out what the engine knows, and do without where that throws. The frame's
 * policy refuses it and reports each try; this throws the same error and tries nothing.
 */
const functionType = 'functionNotOfText';
const externalNamespace = 'shared';

/**
 * Leaves shared packages as imports. A CommonJS `require` of one goes through a module that re-exports it,
 * because an ES module cannot `require` what the bundle does not hold.
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
          : { path: target, external: true };
      });
      plugin.onLoad({ filter: /.*/, namespace: externalNamespace }, (args) => ({
        // CommonJS takes the default export of a module that has one, and the module itself otherwise.
        contents: `import * as all from ${JSON.stringify(args.path)};
          export * from ${JSON.stringify(args.path)};
          export default all.default ?? all;`,
        loader: 'js',
      }));
    },
  };
}

/**
 * Where a module's text names what it imports, in bytes. Throws when these are not the `expected` names: then the
 * frame could not put an address to each.
 */
export function importsOf(code: string, expected: readonly string[]): ModuleImport[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const imports = findSpecifiers(program).map(({ value, start, end }) => ({
    specifier: String(value),
    start: Buffer.byteLength(code.slice(0, start)),
    end: Buffer.byteLength(code.slice(0, end)),
  }));
  const found = new Set(imports.map(({ specifier }) => specifier));
  if (found.size !== new Set(expected).size || expected.some((name) => !found.has(name))) {
    throw new Error(
      `A module imports ${expected.join(', ')}, but its text names ${[...found].join(', ')}.`,
    );
  }
  return imports;
}

/** `new URL('parser.wasm', import.meta.url)`, which names a file beside the module. */
const fileBeside = /new URL\(\s*(['"`])([^'"`]+\.wasm)\1\s*,\s*import\.meta\.url\s*\)/g;

/** Puts WebAssembly that lies beside a module into it: in the frame a module has no address that others lie beside. */
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

/** Names three's source files in full: 4.2.2 asks for `three/src/math/MathUtils`, which older bundlers completed. */
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

/** Bundles and minifies one module. Throws, with esbuild's report, when an import cannot be resolved. */
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
    // Packages written for Node read `process` when they start.
    banner: {
      js:
        'globalThis.process??={env:{},argv:[],nextTick:queueMicrotask};' +
        `const ${ownScript}={src:import.meta.url};` +
        // All else of `Function` is as it was: `instanceof`, its prototype.
        `const ${functionType}=(refuse=>new Proxy(globalThis.Function,{apply:refuse,construct:refuse}))` +
        '(()=>{throw new EvalError("Text becomes no code here.")});',
    },
    plugins: [sharedPackages(input.externals), threeSources(), inlineWasm()],
    logLevel: 'silent',
  });
  const output = result.outputFiles[0];
  const meta = Object.values(result.metafile.outputs)[0];
  if (output === undefined || meta === undefined) throw new Error('esbuild wrote no module.');
  return {
    code: output.text,
    imports: importsOf(
      output.text,
      meta.imports.filter((item) => item.external).map((item) => item.path),
    ),
    exports: meta.exports,
    sources: Object.keys(result.metafile.inputs).map((file) => path.resolve(file)),
  };
}

/** Sizes in bytes of a text, as is and as a server sends it (gzip 9). */
export function sizesOf(code: string): { bytes: number; gzip: number } {
  const raw = Buffer.from(code);
  return { bytes: raw.length, gzip: gzipSync(raw, { level: 9 }).length };
}

import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readJson } from '../../files/readJson';
import {
  holdingsOf,
  plainName,
  type BundledChunk,
  type BundledModule,
  type Holdings,
} from './holdings';

/** Path below the site's folder: the modules of each chunk of the last build. */
const holdingsFile = path.join('.generated', 'chunks', 'holdings.json');
/** Path below the site's folder: the report of `npm run build -- --bundle-analyzer`. */
const reportFile = path.join('.generated', 'chunks', 'report.html');

/** The parts of an Rspack module that are used here. */
interface BundlerModule {
  /** Webpack has the shortener. Rspack already names modules relative to the site. */
  readableIdentifier(shortener?: unknown): string;
  size(): number;
  /** Modules that were concatenated into this one. */
  readonly modules?: readonly BundlerModule[];
}

interface BundlerChunk {
  readonly files: Iterable<string>;
}

interface Compilation {
  readonly chunks: Iterable<BundlerChunk>;
  readonly chunkGraph?:
    { getChunkModules(chunk: BundlerChunk): readonly BundlerModule[] } | undefined;
  readonly moduleGraph: { getIssuer(module: BundlerModule): BundlerModule | null | undefined };
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, run: (stats: { readonly compilation: Compilation }) => void): void;
    };
  };
}

function listChunks({ chunks, chunkGraph, moduleGraph }: Compilation): BundledChunk[] {
  /**
   * Returns the first importer of a module. A style sheet is first imported by a module of the same
   * name.
   */
  function importerOf(module: BundlerModule): string | undefined {
    const issuer = moduleGraph.getIssuer(module);
    if (!issuer) return undefined;
    const name = issuer.readableIdentifier();
    return plainName(name) === plainName(module.readableIdentifier()) ? importerOf(issuer) : name;
  }
  const describe = (module: BundlerModule): BundledModule => ({
    name: module.readableIdentifier(),
    bytes: module.size(),
    importedBy: importerOf(module),
    parts: module.modules?.map(describe) ?? [],
  });
  return [...chunks].map((chunk) => ({
    files: [...chunk.files],
    modules: (chunkGraph?.getChunkModules(chunk) ?? []).map(describe),
  }));
}

/**
 * Reads the modules of each chunk from the last build of the site in `siteDir`. Throws without
 * a build.
 */
export function readHoldings(siteDir: string): Holdings {
  return readJson<Holdings>(path.join(siteDir, holdingsFile));
}

/**
 * Docusaurus's `--bundle-analyzer` starts a server and opens a browser. This makes it write a file
 * instead.
 */
function writeReportOnly(plugins: readonly unknown[], reportFilename: string): void {
  for (const plugin of plugins as readonly { opts?: object }[]) {
    if (plugin.constructor.name !== 'BundleAnalyzerPlugin') continue;
    plugin.opts = { ...plugin.opts, analyzerMode: 'static', openAnalyzer: false, reportFilename };
  }
}

/**
 * Records the modules of each chunk in the browser's bundle for `npm run bench -- sizes -- <page>`.
 * The report of `npm run build -- --bundle-analyzer` is in the same folder.
 */
export default function chunksPlugin({ siteDir }: LoadContext): Plugin<unknown> {
  return {
    name: 'chunks',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const report = path.join(siteDir, reportFile);
      fs.mkdirSync(path.dirname(report), { recursive: true });
      writeReportOnly(config.plugins ?? [], report);
      return {
        plugins: [
          {
            apply(compiler: Compiler) {
              compiler.hooks.done.tap('chunks', ({ compilation }) => {
                const holdings = holdingsOf(listChunks(compilation));
                fs.writeFileSync(path.join(siteDir, holdingsFile), JSON.stringify(holdings));
              });
            },
          },
        ],
      };
    },
  };
}

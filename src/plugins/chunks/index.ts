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

/** Below the site's folder: which modules each chunk of the last build holds. */
const holdingsFile = path.join('.generated', 'chunks', 'holdings.json');
/** Below the site's folder: the page that `npm run build -- --bundle-analyzer` draws. */
const reportFile = path.join('.generated', 'chunks', 'report.html');

/** A module of Rspack's, as far as it is used here. */
interface BundlerModule {
  /** The shortener is webpack's; Rspack names modules relative to the site by itself. */
  readableIdentifier(shortener?: unknown): string;
  size(): number;
  /** What was put together into this one. */
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
  /** What imported a module first; a style sheet is imported by a module of its own name before. */
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

/** Which modules each chunk holds, as the last build of the site in `siteDir` left it. Throws when it left nothing. */
export function readHoldings(siteDir: string): Holdings {
  return readJson<Holdings>(path.join(siteDir, holdingsFile));
}

/** Docusaurus's `--bundle-analyzer` starts a server and opens a browser; this makes it write a file and end. */
function writeReportOnly(plugins: readonly unknown[], reportFilename: string): void {
  for (const plugin of plugins as readonly { opts?: object }[]) {
    if (plugin.constructor.name !== 'BundleAnalyzerPlugin') continue;
    plugin.opts = { ...plugin.opts, analyzerMode: 'static', openAnalyzer: false, reportFilename };
  }
}

/**
 * Notes which modules each chunk of the browser's bundle holds, for `npm run bench -- sizes -- <page>`, and has the
 * report of `npm run build -- --bundle-analyzer` beside it.
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

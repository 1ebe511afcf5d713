import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readJson } from '@reveal-docs/shared/readJson';
import {
  holdingsOf,
  plainName,
  type BundledChunk,
  type BundledModule,
  type Holdings,
} from './holdings';

/** File with the modules of each chunk in the last build, relative to the site's folder. */
const holdingsFile = path.join('.generated', 'chunks', 'holdings.json');
/** File with the imports of each module in the last build, relative to the site's folder. */
const graphFile = path.join('.generated', 'chunks', 'graph.json');
/** Report of `npm run build -- --bundle-analyzer`. */
const reportFile = path.join('.generated', 'chunks', 'report.html');

interface BundlerModule {
  /** In webpack, the shortener makes the name relative to the site. In Rspack, the name is already relative. */
  readableIdentifier(shortener?: unknown): string;
  size(): number;
  readonly modules?: readonly BundlerModule[];
}

interface BundlerChunk {
  readonly files: Iterable<string>;
}

interface Compilation {
  readonly chunks: Iterable<BundlerChunk>;
  readonly chunkGraph?:
    | { getChunkModules(chunk: BundlerChunk): readonly BundlerModule[] }
    | undefined;
  readonly modules: Iterable<BundlerModule>;
  readonly moduleGraph: {
    getIssuer(module: BundlerModule): BundlerModule | null | undefined;
    getOutgoingConnections(
      module: BundlerModule,
    ): Iterable<{ readonly module: BundlerModule | null | undefined }>;
  };
  readonly hooks: {
    readonly finishModules: { tap(name: string, run: () => void): void };
  };
}

interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
    readonly done: {
      tap(name: string, run: (stats: { readonly compilation: Compilation }) => void): void;
    };
  };
}

function listChunks({ chunks, chunkGraph, moduleGraph }: Compilation): BundledChunk[] {
  /**
   * Returns a module's first importer. Skips importers that have the same name as the module, because each style sheet
   * has such an importer.
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

/** Names of the modules that each module imports, statically or dynamically. */
export type ModuleGraph = Readonly<Record<string, readonly string[]>>;

/** Lists the imports of all modules. Must run before the bundler concatenates modules. */
function listImports({ modules, moduleGraph }: Compilation): ModuleGraph {
  const graph = new Map<string, Set<string>>();
  for (const module of modules) {
    const name = plainName(module.readableIdentifier());
    const imports = graph.get(name) ?? new Set();
    graph.set(name, imports);
    for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) {
      if (imported) imports.add(plainName(imported.readableIdentifier()));
    }
  }
  return Object.fromEntries([...graph].map(([name, imports]) => [name, [...imports].sort()]));
}

/** Reads the imports of each module from the last build. Throws if the site hasn't been built. */
export function readModuleGraph(siteDir: string): ModuleGraph {
  return readJson<ModuleGraph>(path.join(siteDir, graphFile));
}

/** Reads the modules of each chunk from the last build. Throws if the site hasn't been built. */
export function readHoldings(siteDir: string): Holdings {
  return readJson<Holdings>(path.join(siteDir, holdingsFile));
}

/** Makes Docusaurus's `--bundle-analyzer` write a file instead of starting a server. */
function writeReportOnly(plugins: readonly unknown[], reportFilename: string): void {
  for (const plugin of plugins as readonly { opts?: object }[]) {
    if (plugin.constructor.name !== 'BundleAnalyzerPlugin') continue;
    plugin.opts = { ...plugin.opts, analyzerMode: 'static', openAnalyzer: false, reportFilename };
  }
}

/** Records the modules of each chunk in the browser's bundle, for `npm run bench -- sizes -- <page>`. */
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
              compiler.hooks.thisCompilation.tap('chunks', (compilation) => {
                compilation.hooks.finishModules.tap('chunks', () => {
                  const graph = listImports(compilation);
                  fs.writeFileSync(path.join(siteDir, graphFile), JSON.stringify(graph));
                });
              });
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

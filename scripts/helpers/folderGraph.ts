import type { ICruiseResult } from 'dependency-cruiser';
import { rootDir } from '@reveal-docs/versions';

/** Map from each folder to the folders from which it imports. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns a file's folder in the graph: a package, a folder in `src`, or the folder of a plugin or component. */
function folderOf(file: string): string | undefined {
  return /^(?:packages\/[^/]+(?=\/)|src\/(?:plugins\/[^/]+|components\/[^/]+|[^/]+))/.exec(
    file,
  )?.[0];
}

/** Reads the imports in `src` and `packages`. Includes type-only imports, but not the imports in tests. */
export async function folderGraph(): Promise<FolderGraph> {
  // The package contains ES modules, which `require` can't load.
  const { cruise } = await import('dependency-cruiser');
  const { default: config } = await import('../../config/dependency-cruiser.mjs');
  const { output } = await cruise(
    ['src', 'packages'],
    {
      baseDir: rootDir,
      tsPreCompilationDeps: config.options.tsPreCompilationDeps,
      doNotFollow: config.options.doNotFollow,
      exclude: { path: '/tests/' },
    },
    { ...config.options.enhancedResolveOptions, alias: { '@site': rootDir } },
  );
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  return graph;
}

/** Returns the groups of folders that import each other, directly or indirectly. */
export function cyclesOf(graph: FolderGraph): string[][] {
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const next of graph.get(folder) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    return seen;
  };
  const reachable = new Map([...graph.keys()].map((folder) => [folder, reach(folder)]));
  const groups = new Map<string, string[]>();
  for (const folder of reachable.keys()) {
    if (!reachable.get(folder)?.has(folder)) continue;
    const group = [...reachable.keys()].filter(
      (other) => reachable.get(folder)?.has(other) && reachable.get(other)?.has(folder),
    );
    groups.set(group.sort().join(), group);
  }
  return [...groups.values()];
}

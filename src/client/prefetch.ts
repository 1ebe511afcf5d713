/**
 * Prefetches the files of linked pages. Docusaurus searches all routes of the site for each link that comes into view,
 * which blocks a slow processor for a second if a page has a list of links. Instead, this module finds the files in a
 * map and loads them one by one while the page is idle.
 *
 * On upgrade: compare with `client/docusaurus.js` of Docusaurus, which reads the same generated list.
 */
import routesChunkNames from '@generated/routesChunkNames';
import loadFile from '@docusaurus/core/lib/client/prefetch';
import { prefersReducedData } from '@reveal-docs/shared/device';
import { whenIdle } from './whenIdle';

/** Returns the path of a chunk. Docusaurus adds this function to webpack's runtime. */
declare const __webpack_require__: { readonly gca: (chunk: string) => string | undefined };

interface ChunkTree {
  readonly [key: string]: string | ChunkTree;
}

function chunksIn(tree: ChunkTree): string[] {
  return Object.values(tree).flatMap((item) => (typeof item === 'string' ? item : chunksIn(item)));
}

/** Returns a map from route paths to chunks. The keys of `list` are paths followed by `-` and a hash. */
export function chunksByPath(list: Readonly<Record<string, ChunkTree>>): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(list)) {
    const path = key.replace(/-[^-]+$/, '');
    chunks.set(path, [...(chunks.get(path) ?? []), ...chunksIn(tree)]);
  }
  return chunks;
}

/** Returns the chunks of a page and of the routes that contain it, such as its version. */
export function chunksOf(path: string, chunks: ReadonlyMap<string, readonly string[]>): string[] {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.flatMap((_, index) => chunks.get(parts.slice(0, index + 1).join('/')) ?? []);
}

/** Returns a function that takes a page's URL and prefetches the page's files while the current page is idle. */
export function createPrefetch(): (address: string) => void {
  let chunks: Map<string, string[]> | undefined;
  const waiting = new Set<string>();
  /** Files that have been requested or that wait for their request. */
  const known = new Set<string>();
  let isScheduled = false;
  const schedule = () => {
    isScheduled = waiting.size > 0;
    if (!isScheduled) return;
    whenIdle(() => {
      const [file = ''] = waiting;
      waiting.delete(file);
      void loadFile(file);
      schedule();
    });
  };
  return (address) => {
    if (prefersReducedData()) return;
    chunks ??= chunksByPath(routesChunkNames as Readonly<Record<string, ChunkTree>>);
    for (const chunk of chunksOf(address.replace(/[?#].*/, ''), chunks)) {
      // If webpack has merged a chunk into another chunk, the path contains "undefined".
      const file = __webpack_require__.gca(chunk);
      if (file === undefined || file.includes('undefined') || known.has(file)) continue;
      known.add(file);
      waiting.add(file);
    }
    if (!isScheduled) schedule();
  };
}

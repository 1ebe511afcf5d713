/**
 * Prefetches the files of linked pages. Docusaurus does this as soon as a link comes into view, and
 * searches all routes of the site for each link. On a slow processor, a list of links would block
 * the page for a second. Here, a map finds the files of a page, and they load one by one while the
 * page is idle.
 *
 * On upgrade: compare with `client/docusaurus.js` of Docusaurus, which finds the files in the same
 * generated list.
 */
import routesChunkNames from '@generated/routesChunkNames';
import loadFile from '@docusaurus/core/lib/client/prefetch';
import { prefersReducedData } from '@reveal-docs/shared/device';
import { whenIdle } from './whenIdle';

/** webpack's function that returns the path of a chunk. Docusaurus adds it. */
declare const __webpack_require__: { readonly gca: (chunk: string) => string | undefined };

/** Names of chunks in a tree, as in the generated list. */
interface ChunkTree {
  readonly [key: string]: string | ChunkTree;
}

function chunksIn(tree: ChunkTree): string[] {
  return Object.values(tree).flatMap((item) => (typeof item === 'string' ? item : chunksIn(item)));
}

/** Returns the chunks of each route by its path. In the list, each path ends with `-` and a hash. */
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

/** Returns a function that prefetches the files of a page by its path, when the page is idle. */
export function createPrefetch(): (address: string) => void {
  let chunks: Map<string, string[]> | undefined;
  const waiting = new Set<string>();
  /** Files that were requested or are waiting. */
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
      // webpack can merge a chunk into another one. Its path then contains "undefined".
      const file = __webpack_require__.gca(chunk);
      if (file === undefined || file.includes('undefined') || known.has(file)) continue;
      known.add(file);
      waiting.add(file);
    }
    if (!isScheduled) schedule();
  };
}

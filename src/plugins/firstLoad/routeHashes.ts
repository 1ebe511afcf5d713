import type { ChunkNames } from './packRoutes';

/** Matches a route as Docusaurus 3.10 generates it. */
const creator = /ComponentCreator\('([^']*)', '([0-9a-f]+)'\)/g;

/**
 * Replaces hashes, which distinguish routes with the same path, with numbers. Nearly all numbers are 0, so they
 * compress well. `routes` is the generated module. The keys of `names` end with the same hashes. Returns undefined if
 * `names` lacks one of the routes.
 */
export function withoutHashes(
  routes: string,
  names: ChunkNames,
): { readonly routes: string; readonly names: ChunkNames } | undefined {
  const used = new Map<string, number>();
  const numbers = new Map<string, number>();
  const entries = Object.entries(names).map(([key, chunks]): [string, unknown] => {
    const path = key.slice(0, key.lastIndexOf('-'));
    const number = used.get(path) ?? 0;
    used.set(path, number + 1);
    numbers.set(key, number);
    return [`${path}-${number}`, chunks];
  });
  let unknown = false;
  const numbered = routes.replace(creator, (_call, path: string, hash: string) => {
    const number = numbers.get(`${path}-${hash}`);
    unknown ||= number === undefined;
    return `ComponentCreator('${path}', '${number}')`;
  });
  return unknown ? undefined : { routes: numbered, names: Object.fromEntries(entries) };
}

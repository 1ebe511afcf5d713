/**
 * Docusaurus generates three tables that name every page: routes, the chunks of each route, and the docs plugin's data.
 * This module replaces the routes and the docs plugin's data with code that derives them from the chunks of each route.
 * If the result of this code would differ from Docusaurus's table, the table stays unchanged.
 */
import { isDeepStrictEqual } from 'node:util';
import { evaluate } from './generatedModule';

/** The table `@generated/routesChunkNames`. Each key is a route's path and hash, joined by a hyphen. */
export type ChunkNames = Readonly<Record<string, unknown>>;

interface Route {
  readonly path: string;
  /** Path and hash, joined by a hyphen, as {@link componentKey} returns them. */
  readonly component: string;
  readonly routes?: readonly Route[];
  readonly [property: string]: unknown;
}

const componentKey = (path: string, hash: string) => `${path}-${hash}`;

/** Code that derives the `[path, hash]` of each route from the keys of the chunk names. */
const readKeys = `import names from '@generated/routesChunkNames';
const keys = Object.keys(names).map((key) => {
  const end = key.lastIndexOf('-');
  return [key.slice(0, end), key.slice(end + 1)];
});
`;

function readRoutes(source: string): readonly Route[] | undefined {
  try {
    return evaluate(source, { ComponentCreator: componentKey }) as readonly Route[];
  } catch {
    return undefined;
  }
}

/** Writes `@generated/routes` based on the chunk names. Returns undefined if the unpacked routes would differ. */
export function packRoutes(source: string, names: ChunkNames): string | undefined {
  const routes = readRoutes(source);
  if (routes === undefined) return undefined;
  const keys = Object.keys(names);
  let next = 0;

  /** Writes the code of sibling routes. Consecutive routes that differ only in their keys become one call. */
  function write(list: readonly Route[]): string {
    const parts: string[] = [];
    for (let i = 0; i < list.length;) {
      const { path, component, routes: children, ...rest } = list[i] as Route;
      if (component !== keys[next]) {
        // The route of the not-found page has no chunks of its own.
        parts.push(
          `{ path: ${JSON.stringify(path)}, component: ComponentCreator(${JSON.stringify(path)}), ...${JSON.stringify(rest)} }`,
        );
        i += 1;
        continue;
      }
      const start = next;
      next += 1;
      i += 1;
      if (children !== undefined) {
        parts.push(
          `{ ...route(${start}), ...${JSON.stringify(rest)}, routes: [${write(children)}] }`,
        );
        continue;
      }
      while (i < list.length && isSame(list[i] as Route, rest, keys[next])) {
        next += 1;
        i += 1;
      }
      parts.push(`...leaves(${start}, ${next}, ${JSON.stringify(rest)})`);
    }
    return parts.join(', ');
  }

  const packed = `import ComponentCreator from '@docusaurus/ComponentCreator';
${readKeys}const route = (i) => ({ path: keys[i][0], component: ComponentCreator(keys[i][0], keys[i][1]) });
const leaves = (from, to, rest) =>
  keys.slice(from, to).map((_, i) => ({ ...route(from + i), ...rest }));
export default [${write(routes)}];
`;
  const unpacked = evaluate(packed, { ComponentCreator: componentKey, names });
  return isDeepStrictEqual(unpacked, routes) ? packed : undefined;
}

function isSame(
  { path: _path, component, routes, ...rest }: Route,
  expected: object,
  key?: string,
): boolean {
  return component === key && routes === undefined && isDeepStrictEqual(rest, expected);
}

interface GlobalDoc {
  readonly id: string;
  readonly path: string;
  readonly sidebar?: string;
}
interface GlobalDocsVersion {
  readonly path: string;
  readonly docs: readonly GlobalDoc[];
}
interface GlobalData {
  readonly [plugin: string]: unknown;
  readonly [docsPlugin]?: {
    readonly default?: { readonly versions: readonly GlobalDocsVersion[] };
  };
}
const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Writes `@generated/globalData` based on the chunk names, because most doc IDs are the end of the doc's path. Returns
 * undefined if the unpacked data would differ.
 */
export function packGlobalData(data: GlobalData, names: ChunkNames): string | undefined {
  const docsData = data[docsPlugin]?.default;
  if (docsData === undefined) return undefined;
  const paths = Object.keys(names).map((key) => key.slice(0, key.lastIndexOf('-')));

  function writeVersion({ docs, ...version }: GlobalDocsVersion): string {
    const base = `${version.path}/`;
    const isPlain = ({ id, path, sidebar }: GlobalDoc) =>
      path === base + id && sidebar === 'docs' && paths.includes(path);
    const plain = docs.filter(isPlain);
    const indexes = plain.map(({ path }) => paths.indexOf(path));
    const from = Math.min(...indexes);
    const to = Math.max(...indexes) + 1;
    const known = new Set(plain.map(({ path }) => path));
    const skipped = paths.slice(from, to).filter((path) => !known.has(path));
    const others = docs.flatMap((doc, i) => (isPlain(doc) ? [] : [[i, doc]]));
    const list = [base, from, to, skipped, others].map((value) => JSON.stringify(value));
    return `{ ...${JSON.stringify(version)}, docs: docs(${list.join(', ')}) }`;
  }

  const { versions, ...rest } = docsData;
  const packed = `${readKeys}const docs = (base, from, to, skipped, others) => {
  const list = keys.slice(from, to).map(([path]) => path).filter((path) => !skipped.includes(path))
    .map((path) => ({ id: path.slice(base.length), path, sidebar: 'docs' }));
  for (const [i, doc] of others) list.splice(i, 0, doc);
  return list;
};
export default { ...${JSON.stringify({ ...data, [docsPlugin]: undefined })}, ${JSON.stringify(docsPlugin)}: {
  ...${JSON.stringify({ ...data[docsPlugin], default: undefined })},
  default: { ...${JSON.stringify(rest)}, versions: [${versions.map(writeVersion).join(', ')}] } } };
`;
  return isDeepStrictEqual(evaluate(packed, { names }), data) ? packed : undefined;
}

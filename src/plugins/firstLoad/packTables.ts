/** Replaces the tables that Docusaurus generates with smaller ones. Pure. */
import { packGlobalData, packRoutes, type ChunkNames } from './packRoutes';
import { withoutHashes } from './routeHashes';
import { slimRegistry } from './slimRegistry';

/** Generated modules, by file name. */
export type Tables = Readonly<
  Record<
    'registry.js' | 'routesChunkNames.json' | 'routes.js' | 'globalData.js',
    string | undefined
  >
>;

/** Tables in the form that Docusaurus generates. */
export interface GeneratedTables {
  readonly registry: string;
  readonly chunkNames: string;
  readonly routes: string;
  readonly globalData: string;
}

/** Returns the smaller tables. A table in an unknown format is undefined, and stays unchanged. */
export function packTables(generated: GeneratedTables): Tables {
  const hashed = JSON.parse(generated.chunkNames) as ChunkNames;
  const numbered = withoutHashes(generated.routes, hashed);
  const numberedRoutes = numbered && packRoutes(numbered.routes, numbered.names);
  // The routes and the chunk names must both use numbers, or both use hashes.
  const names = numbered !== undefined && numberedRoutes !== undefined ? numbered.names : hashed;
  const data = JSON.parse(generated.globalData) as Parameters<typeof packGlobalData>[0];
  return {
    'registry.js': slimRegistry(generated.registry),
    // Same as Docusaurus's table, except for the hashes.
    'routesChunkNames.json': JSON.stringify(names),
    'routes.js': numberedRoutes,
    'globalData.js': packGlobalData(data, names),
  };
}

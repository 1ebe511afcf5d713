/** What takes the place of the tables that Docusaurus generates. Pure. */
import { packGlobalData, packRoutes, type ChunkNames } from './packRoutes';
import { withoutHashes } from './routeHashes';
import { slimRegistry } from './slimRegistry';

/** Generated modules by the names of their files. */
export type Tables = Readonly<
  Record<
    'registry.js' | 'routesChunkNames.json' | 'routes.js' | 'globalData.js',
    string | undefined
  >
>;

/** Docusaurus's tables as it generates them. */
export interface GeneratedTables {
  readonly registry: string;
  readonly chunkNames: string;
  readonly routes: string;
  readonly globalData: string;
}

/** The small tables; undefined for each that has another shape than these know, and stays as it was. */
export function packTables(generated: GeneratedTables): Tables {
  const hashed = JSON.parse(generated.chunkNames) as ChunkNames;
  const numbered = withoutHashes(generated.routes, hashed);
  const numberedRoutes = numbered && packRoutes(numbered.routes, numbered.names);
  // Routes and names have the same hashes, or both have none.
  const names = numbered !== undefined && numberedRoutes !== undefined ? numbered.names : hashed;
  const data = JSON.parse(generated.globalData) as Parameters<typeof packGlobalData>[0];
  return {
    'registry.js': slimRegistry(generated.registry),
    // As Docusaurus writes them, but for the hashes.
    'routesChunkNames.json': JSON.stringify(names),
    'routes.js': numberedRoutes,
    'globalData.js': packGlobalData(data, names),
  };
}

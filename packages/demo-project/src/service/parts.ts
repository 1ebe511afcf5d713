/**
 * Parts of Cognite Data Fusion, for the page about the demo project. Parts correspond to the APIs of the CDF client.
 */
import { endpoints } from './endpoints';
import type { Endpoint } from './router';

interface Part {
  readonly title: string;
  /**
   * Names of the client's properties, such as `timeseries`. The docs use several releases of the client, and some
   * properties exist only in some of them.
   */
  readonly client: readonly string[];
  /** Prefixes of the part's request paths, relative to the project. */
  readonly paths: readonly string[];
}

const revision = '/3d/models/{modelId}/revisions/{revisionId}';

const parts: readonly Part[] = [
  { title: '3D models', client: ['models3D', 'revisions3D'], paths: ['/3d/models'] },
  { title: 'Nodes of a CAD model', client: ['revisions3D'], paths: [`${revision}/nodes`] },
  { title: 'Asset mappings', client: ['assetMappings3D'], paths: [`${revision}/mappings`] },
  { title: 'Files of a 3D model', client: ['files3D'], paths: ['/3d/files'] },
  { title: 'Assets', client: ['assets'], paths: ['/assets'] },
  { title: 'Events', client: ['events'], paths: ['/events'] },
  { title: 'Files', client: ['files'], paths: ['/files'] },
  { title: 'Annotations', client: ['annotations'], paths: ['/annotations'] },
  {
    title: 'Data modeling',
    client: ['instances'],
    paths: ['/models/instances'],
  },
  {
    title: 'Definitions of data models',
    client: ['views', 'containers', 'spaces', 'dataModels'],
    paths: ['/models'],
  },
  { title: 'Time series', client: ['timeseries', 'datapoints'], paths: ['/timeseries'] },
  { title: 'Sequences', client: ['sequences'], paths: ['/sequences'] },
  { title: 'Relationships', client: ['relationships'], paths: ['/relationships'] },
  { title: 'Labels', client: ['labels'], paths: ['/labels'] },
  { title: 'Data sets', client: ['datasets'], paths: ['/datasets'] },
  { title: 'Documents', client: ['documents'], paths: ['/documents'] },
  { title: 'Raw tables', client: ['raw'], paths: ['/raw'] },
  { title: 'Streams and records', client: ['streams', 'records'], paths: ['/streams'] },
  { title: 'Units', client: ['units'], paths: ['/units'] },
  { title: 'Geospatial data', client: ['geospatial'], paths: ['/geospatial'] },
  { title: 'Templates', client: ['templates'], paths: ['/templategroups'] },
  {
    title: 'Entity matching and vision',
    client: ['entityMatching', 'vision'],
    paths: ['/context'],
  },
  { title: 'Nodes and sectors for Reveal 1', client: ['viewer3D'], paths: ['/3d/reveal'] },
  {
    title: 'Projects and access',
    client: [
      'projects',
      'groups',
      'securityCategories',
      'profiles',
      'sessions',
      'serviceAccounts',
      'apiKeys',
    ],
    paths: [
      '/groups',
      '/securitycategories',
      '/profiles',
      '/sessions',
      '/serviceaccounts',
      '/apikeys',
    ],
  },
];

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** If several paths match, the longest one determines the part. Throws if none matches. */
function partOf({ pattern }: Endpoint): Part {
  const [best] = parts
    .flatMap((part) => part.paths.map((path) => ({ part, path })))
    .filter(({ path }) => isBelow(pattern, path))
    .sort((a, b) => b.path.length - a.path.length);
  if (best === undefined) throw new Error(`No part in parts.ts matches the endpoint ${pattern}.`);
  return best.part;
}

/**
 * Returns all parts, along with their endpoints in the project. Parts without endpoints aren't supported by the demo
 * service.
 */
export function partsWithEndpoints(): readonly (Part & {
  readonly endpoints: readonly Endpoint[];
})[] {
  const own = endpoints
    .filter(({ open }) => open !== true)
    .map((endpoint) => ({ endpoint, part: partOf(endpoint) }));
  return parts.map((part) => ({
    ...part,
    endpoints: own.filter((one) => one.part === part).map(({ endpoint }) => endpoint),
  }));
}

import { encodeTokens } from '@reveal-docs/api-reference/code/encodeTokens';
import { demoBaseUrl } from '@reveal-docs/demo-project/service/baseUrl';
import type { DemoData, DemoManifest } from '@reveal-docs/demo-project';
import type { DemoMapping, DemoNode } from '@reveal-docs/demo-project/records';
import type { DemoServiceZip } from '../demoService/zipManifest';
import { summarizeService, type ServiceSummary } from './service';

export interface ModelSummary {
  readonly name: string;
  readonly kind: 'cad' | 'points';
  readonly modelId: number;
  readonly revisionId: number;
  /** Number of nodes or points. */
  readonly size: number;
  /** Total size of the model's files in bytes, compressed as a server sends them. */
  readonly gzipBytes: number;
  readonly boundingBox: DemoManifest['models'][number]['boundingBox'];
}

export interface LevelSummary {
  readonly depth: number;
  readonly nodes: number;
  /** Name of one node at this depth. The examples of all levels together form one branch of the tree. */
  readonly example: string;
}

export interface PropertySummary {
  readonly category: string;
  readonly key: string;
  readonly nodes: number;
  /** Number of distinct values. */
  readonly values: number;
  readonly examples: readonly string[];
}

export interface AssetSummary {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Number of nodes that are mapped to this asset, not to its children. */
  readonly nodes: number;
  readonly children: readonly AssetSummary[];
}

export interface ClassSummary {
  readonly name: string;
  readonly code: number;
  /** Color, as `#rrggbb`. */
  readonly color: string;
}

/** The drawing of the plant from above. */
export interface MapSummary {
  /** Path relative to the site's base path. */
  readonly path: string;
  /** In pixels, as specified in the file. */
  readonly width: number;
  readonly height: number;
}

export interface ShownCode {
  readonly code: string;
  readonly tokens: string | undefined;
}

export interface DemoProjectSummary {
  readonly project: string;
  /** An example's code that connects to the project. */
  readonly connection: ShownCode;
  readonly localConnection: ShownCode;
  /** ZIP file with a server that runs the project on the reader's own machine. */
  readonly zip: DemoServiceZip;
  readonly map: MapSummary;
  readonly models: readonly ModelSummary[];
  readonly levels: readonly LevelSummary[];
  readonly properties: readonly PropertySummary[];
  readonly assets: {
    readonly count: number;
    /** Number of assets to which at least one node is mapped. */
    readonly mapped: number;
    readonly mappings: number;
    readonly roots: readonly AssetSummary[];
  };
  readonly classes: readonly ClassSummary[];
  readonly annotations: { readonly points: number; readonly images: number };
  readonly site: DemoManifest['site'];
  readonly service: ServiceSummary;
}

const shownValues = 4;

function summarizeLevels(nodes: readonly DemoNode[]): LevelSummary[] {
  const counts: number[] = [];
  for (const { depth } of nodes) counts[depth] = (counts[depth] ?? 0) + 1;
  const deepest = nodes.reduce<DemoNode | undefined>(
    (best, node) => (best === undefined || node.depth > best.depth ? node : best),
    undefined,
  );
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const branch: string[] = [];
  for (let node = deepest; node !== undefined; node = byId.get(node.parentId ?? -1)) {
    branch.unshift(node.name);
  }
  return counts.map((count, depth) => ({ depth, nodes: count, example: branch[depth] ?? '' }));
}

function summarizeProperties(nodes: readonly DemoNode[]): PropertySummary[] {
  const values = new Map<string, Map<string, number>>();
  for (const { properties } of nodes) {
    for (const [category, keys] of Object.entries(properties ?? {})) {
      for (const [key, value] of Object.entries(keys)) {
        const name = JSON.stringify([category, key]);
        const counts = values.get(name) ?? new Map<string, number>();
        counts.set(value, (counts.get(value) ?? 0) + 1);
        values.set(name, counts);
      }
    }
  }
  const entries = [...values].map(([name, counts]) => {
    const [category = '', key = ''] = JSON.parse(name) as string[];
    return { category, key, counts };
  });
  const categories = [...new Set(entries.map(({ category }) => category))];
  const ordered = categories.flatMap((name) => entries.filter(({ category }) => category === name));
  return ordered.map(({ category, key, counts }) => {
    const frequent = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    return {
      category,
      key,
      nodes: [...counts.values()].reduce((sum, count) => sum + count, 0),
      values: counts.size,
      examples: frequent.slice(0, shownValues).map(([value]) => value),
    };
  });
}

async function summarizeAssets(data: DemoData): Promise<DemoProjectSummary['assets']> {
  const assets = await data.assets();
  const mappings: DemoMapping[] = [];
  for (const { revision } of data.revisions) mappings.push(...(await data.mappings(revision.id)));
  const nodeCounts = new Map<number, number>();
  for (const { assetId } of mappings) nodeCounts.set(assetId, (nodeCounts.get(assetId) ?? 0) + 1);
  const below = (parentId: number | undefined): AssetSummary[] =>
    assets
      .filter((asset) => asset.parentId === parentId)
      .map(({ id, name, description = '' }) => ({
        id,
        name,
        description,
        nodes: nodeCounts.get(id) ?? 0,
        children: below(id),
      }));
  return {
    count: assets.length,
    mapped: assets.filter(({ id }) => nodeCounts.has(id)).length,
    mappings: mappings.length,
    roots: below(undefined),
  };
}

interface ClassificationSets {
  readonly classificationSets: readonly {
    readonly classificationSet: readonly { name: string; code: number; rgb: string }[];
  }[];
}

async function readClasses(data: DemoData): Promise<ClassSummary[]> {
  const path = data.revisions
    .flatMap(({ outputs }) => outputs)
    .map(({ files }) => files['classificationSets.json'])
    .find((file) => file !== undefined);
  if (path === undefined) return [];
  const text = new TextDecoder().decode(await data.readFile(path));
  const { classificationSets } = JSON.parse(text) as ClassificationSets;
  return (classificationSets[0]?.classificationSet ?? []).map(({ name, code, rgb }) => ({
    name,
    code,
    color: rgb,
  }));
}

async function describeMap({ root, map }: DemoManifest, data: DemoData): Promise<MapSummary> {
  const text = new TextDecoder().decode(await data.readFile(map));
  const size = /<svg[^>]*\swidth="([\d.]+)"\sheight="([\d.]+)"/.exec(text);
  if (size === null) throw new Error(`${map} doesn't specify its size.`);
  return { path: `${root}/${map}`, width: Number(size[1]), height: Number(size[2]) };
}

function summarizeModels({ models, files }: DemoManifest): ModelSummary[] {
  return models.map((model) => ({
    name: model.name,
    kind: model.format === 'gltf-directory' ? 'cad' : 'points',
    modelId: model.modelId,
    revisionId: model.revisionId,
    size: model.size,
    gzipBytes: Object.entries(files)
      .filter(([path]) => path.startsWith(`3d/${model.blobId}/`))
      .reduce((sum, [, { gzipBytes }]) => sum + gzipBytes, 0),
    boundingBox: model.boundingBox,
  }));
}

/** Default address of the server in `npm run demo` and in the download. */
const localBaseUrl = 'http://localhost:4500';

function connectionCode(project: string, baseUrl: string): ShownCode {
  const code = `const client = new CogniteClient({
  appId: 'my-first-viewer',
  project: '${project}',
  baseUrl: '${baseUrl}',
  oidcTokenProvider: async () => 'any-token',
});`;
  return { code, tokens: encodeTokens(code, 'ts') };
}

/** Computes the contents of the page about the demo project. Rejects if a table can't be read. */
export async function summarize(
  manifest: DemoManifest,
  data: DemoData,
  zip: DemoServiceZip,
): Promise<DemoProjectSummary> {
  const models = summarizeModels(manifest);
  const plant = models.find(({ kind }) => kind === 'cad');
  const nodes = plant === undefined ? [] : await data.nodes(plant.revisionId);
  const annotations = await data.annotations();
  const onFiles = annotations.filter(
    ({ annotatedResourceType }) => annotatedResourceType === 'file',
  );
  return {
    project: manifest.project,
    connection: connectionCode(manifest.project, demoBaseUrl),
    localConnection: connectionCode(manifest.project, localBaseUrl),
    zip,
    map: await describeMap(manifest, data),
    models,
    levels: summarizeLevels(nodes),
    properties: summarizeProperties(nodes),
    assets: await summarizeAssets(data),
    classes: await readClasses(data),
    annotations: { points: annotations.length - onFiles.length, images: onFiles.length },
    site: manifest.site,
    service: summarizeService(),
  };
}

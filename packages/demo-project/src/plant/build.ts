/** Creates all files of the demo project in memory: the models, the tables, and the manifest that lists them. */
import { gzipSync } from 'node:zlib';
import type { Box, DemoManifest, ManifestModel, StoredFile } from '../manifest';
import type { DemoMapping } from '../records';
import { cloudAnnotations } from './annotations';
import { writeCad } from './cad/sectors';
import type { Bounds } from './kernel/math';
import { designPlant } from './layout/site';
import { designSkid } from './layout/skid';
import type { NumberedNode } from './number';
import {
  photoAnnotations,
  photoContents,
  photoFiles,
  siteId,
  siteName,
  stationEvents,
  visitsOf,
} from '../photos/data';
import { stations } from '../photos/stations';
import type { MapMark } from './map';
import { drawMap } from './map';
import { mapLabels } from './mapLabels';
import { numberNodes } from './number';
import type { EptFiles } from './scan/ept';
import { writeEpt } from './scan/ept';
import { scanPlant } from './scan/scanner';
import { createCaster, type RayCaster } from './trace/caster';
import { tessellate } from './trace/tessellate';
import { makeAssets, packNodes } from './tables';

/** IDs of the demo project's models. The blob of a model's output has the revision's ID. */
const modelIds = {
  plant: { modelId: 1001, revisionId: 2001 },
  skid: { modelId: 1002, revisionId: 2002 },
  cloud: { modelId: 1003, revisionId: 2003 },
} as const;

export interface DemoBuild {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The manifest without `root`, because the root depends on the content. */
  readonly manifest: Omit<DemoManifest, 'root'>;
}

const scanSeed = 2003;

const contentTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  glb: 'model/gltf-binary',
  bin: 'application/octet-stream',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

const toBox = (bounds: Bounds): Box => ({
  min: [...bounds.min],
  max: [...bounds.max],
});

function describeFile(path: string, content: Uint8Array): StoredFile {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const contentType = contentTypes[extension];
  if (contentType === undefined) throw new Error(`${path}: unknown media type for .${extension}.`);
  return { bytes: content.length, gzipBytes: gzipSync(content).length, contentType };
}

const mapMarks = (): MapMark[] =>
  stations.map(({ id, position }) => ({
    text: String(Number(id.slice(id.lastIndexOf('-') + 1))),
    x: position[0],
    y: position[1],
  }));

/** Adds `by` to the tree indices of a second tree, so that they continue the first tree's indices. */
const shifted = (nodes: readonly NumberedNode[], by: number): NumberedNode[] =>
  nodes.map((node) => ({
    ...node,
    treeIndex: node.treeIndex + by,
    parent: node.parent < 0 ? -1 : node.parent + by,
  }));

function checkCloud({ points, files }: EptFiles): void {
  const size = [...files.values()].reduce((sum, content) => sum + gzipSync(content).length, 0);
  if (points < 300_000 || points > 500_000 || size > 6_000_000) {
    throw new Error(
      `The point cloud has ${points} points and takes ${size} bytes compressed. Adjust the number of rays per scanner until it has 300,000 to 500,000 points and takes at most 6 MB.`,
    );
  }
}

type Files = Map<string, Uint8Array>;

function addCad(
  files: Files,
  ids: { readonly modelId: number; readonly revisionId: number },
  name: string,
  nodes: readonly NumberedNode[],
  mappings: readonly DemoMapping[],
): ManifestModel {
  const cad = writeCad(nodes);
  const folder = `3d/${ids.revisionId}`;
  for (const [file, content] of cad.files) files.set(`${folder}/${file}`, content);
  files.set(`tables/nodes-${ids.revisionId}.json`, encode(packNodes(nodes, ids.revisionId)));
  const bounds = nodes[0]?.bounds;
  if (bounds === undefined) throw new Error(`${name} has no nodes.`);
  return {
    ...ids,
    name,
    format: 'gltf-directory',
    formatVersion: 9,
    blobId: ids.revisionId,
    boundingBox: toBox(bounds),
    size: nodes.length,
    assetMappingCount: mappings.length,
    files: [...cad.files.keys()].map((file) => `${folder}/${file}`),
  };
}

function addCloud(files: Files, nodes: readonly NumberedNode[], caster: RayCaster): ManifestModel {
  const cloud = writeEpt(scanPlant(nodes, caster, scanSeed), scanSeed + 1);
  checkCloud(cloud);
  const folder = `3d/${modelIds.cloud.revisionId}`;
  for (const [file, content] of cloud.files) files.set(`${folder}/${file}`, content);
  return {
    ...modelIds.cloud,
    name: 'Laser scan of the demo plant',
    format: 'ept-pointcloud',
    formatVersion: 1,
    blobId: modelIds.cloud.revisionId,
    boundingBox: toBox(cloud.bounds),
    size: cloud.points,
    assetMappingCount: 0,
    files: cloud.first.map((file) => `${folder}/${file}`),
  };
}

function describeProject(
  files: Files,
  models: readonly ManifestModel[],
  revisions: readonly number[],
): DemoBuild['manifest'] {
  const tablesOf = (kind: string): Record<string, string> =>
    Object.fromEntries(revisions.map((id) => [id, `tables/${kind}-${id}.json`]));
  return {
    project: 'demo',
    models,
    tables: {
      nodes: tablesOf('nodes'),
      mappings: tablesOf('mappings'),
      assets: 'tables/assets.json',
      annotations: 'tables/annotations.json',
      events: 'tables/events.json',
      files: 'tables/files.json',
    },
    site: {
      siteId,
      name: siteName,
      stations: stations.map((station) => ({
        stationId: station.id,
        name: station.name,
        position: station.position,
        revisions: visitsOf(station).length,
      })),
    },
    files: Object.fromEntries(
      [...files]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, content]) => [path, describeFile(path, content)]),
    ),
    map: 'map.svg',
  };
}

/** Builds the demo project. The output is deterministic: the same code results in the same bytes. */
export async function buildDemo(): Promise<DemoBuild> {
  const design = designPlant();
  const plantNodes = numberNodes(design.root);
  const skid = designSkid();
  const skidNodes = numberNodes(skid.root);
  const files: Files = new Map();
  const { plant: plantIds, skid: skidIds, cloud: cloudIds } = modelIds;

  const plantAssets = makeAssets(
    plantNodes,
    plantIds.revisionId,
    new Map(design.equipment.map((item) => [item.tag, item.service])),
  );
  const skidAssets = makeAssets(skidNodes, skidIds.revisionId, skid.services);
  const known = new Set(plantAssets.assets.map((asset) => asset.id));
  const assets = [
    ...plantAssets.assets,
    ...skidAssets.assets.filter((asset) => !known.has(asset.id)),
  ];
  files.set('tables/assets.json', encode(assets));
  files.set(`tables/mappings-${plantIds.revisionId}.json`, encode(plantAssets.mappings));
  files.set(`tables/mappings-${skidIds.revisionId}.json`, encode(skidAssets.mappings));
  files.set('tables/events.json', encode(stationEvents()));
  files.set('tables/files.json', encode(photoFiles()));
  for (const [file, content] of await photoContents()) files.set(file, content);

  const caster = createCaster(tessellate(plantNodes));
  const models = [
    addCad(files, plantIds, 'Demo plant', plantNodes, plantAssets.mappings),
    addCad(files, skidIds, 'Methanol metering skid', skidNodes, skidAssets.mappings),
    addCloud(files, plantNodes, caster),
  ];
  const withSkid = [...plantNodes, ...shifted(skidNodes, plantNodes.length)];
  const casterWithSkid = createCaster(tessellate(withSkid));
  const annotations = [
    ...cloudAnnotations(cloudIds.modelId, plantNodes, design.lines, assets),
    ...stations.flatMap((station) =>
      visitsOf(station).flatMap(({ number }) =>
        number === 1
          ? photoAnnotations(station, number, plantNodes, caster, assets)
          : photoAnnotations(station, number, withSkid, casterWithSkid, assets),
      ),
    ),
  ];
  files.set('tables/annotations.json', encode(annotations));
  const marks = mapMarks();
  files.set(
    'map.svg',
    new TextEncoder().encode(drawMap(plantNodes, mapLabels(plantNodes, marks), marks)),
  );
  const revisions = [plantIds.revisionId, skidIds.revisionId];
  return { files, manifest: describeProject(files, models, revisions) };
}

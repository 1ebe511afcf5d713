/**
 * What the generated demo data looks like on disk, and how a page finds it. Written by
 * `src/plugins/demoData/generate.ts` to `.generated/demo/manifest.json`; read by the demo service, the frame and
 * the pages. No Node module is imported here: the browser loads this file too.
 */

import type { DemoNode } from './records';

/** One file of the demo data. */
export interface StoredFile {
  /** Size as stored. */
  readonly bytes: number;
  /** Size when a server compresses it with gzip: what a reader waits for. */
  readonly gzipBytes: number;
  /** Media type to answer with. */
  readonly contentType: string;
}

/** One 3D model of the demo project. */
export interface ManifestModel {
  readonly modelId: number;
  readonly revisionId: number;
  readonly name: string;
  /** Output format as `outputs` names it, and its version. */
  readonly format: 'gltf-directory' | 'ept-pointcloud';
  readonly formatVersion: number;
  /**
   * `blobId` of the output: a file `path` of `/3d/files/{blobId}/{path}` is stored as `3d/{blobId}/{path}`
   * below the manifest's root.
   */
  readonly blobId: number;
  /** Box of the whole model in CDF coordinates (Z up, meters). */
  readonly boundingBox: Box;
  /** CAD: number of nodes. Point clouds: number of points. */
  readonly size: number;
  /** CAD: number of asset mappings, so that a revision can be described without loading them. */
  readonly assetMappingCount: number;
  /** Files, relative to the root, that the first picture needs: for progress and for the downloads. */
  readonly files: readonly string[];
}

/** A box by its corners, in the shape CDF uses. */
export interface Box {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** Where one of the 360 images stands. */
export interface DemoStation {
  readonly stationId: string;
  readonly name: string;
  /** Camera position in CDF coordinates, meters. */
  readonly position: readonly [number, number, number];
  /** Number of revisions: 2 where the place was photographed twice. */
  readonly revisions: number;
}

/** `.generated/demo/manifest.json`. */
export interface DemoManifest {
  /** CDF project name. */
  readonly project: 'demo';
  /** Folder of the data below the site's base path, named by content: `demo/3fa9…`. No slash at its ends. */
  readonly root: string;
  readonly models: readonly ManifestModel[];
  /**
   * Tables of the demo service, as JSON files relative to the root. `nodes` by revision id, in the compact
   * form of {@link PackedNodes}; the others are arrays of items in the form CDF's API answers with.
   */
  readonly tables: {
    readonly nodes: Readonly<Record<string, string>>;
    /** Asset mappings by revision id: `{nodeId, assetId, treeIndex, subtreeSize}[]`. */
    readonly mappings: Readonly<Record<string, string>>;
    readonly assets: string;
    readonly annotations: string;
    readonly events: string;
    readonly files: string;
  };
  /** The 360 image set. */
  readonly site: {
    readonly siteId: string;
    readonly name: string;
    readonly stations: readonly DemoStation[];
  };
  /**
   * Every file, relative to the root. The content of file `id` of `/files/…` is stored as
   * `files/{id}.jpg` (faces) or `files/{id}.png` (icons).
   */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Top view of the plant as an SVG, relative to the root. */
  readonly map: string;
}

/** Property values of a node by category, as CDF answers them. */
export type NodeProperties = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Nodes of one CAD revision by tree index, packed: `unpackNodes` makes items of it. */
export interface PackedNodes {
  readonly revisionId: number;
  /** Node ids; unlike tree indices they do not run from 0. */
  readonly ids: readonly number[];
  /** Tree index of the parent, -1 for the root. Children follow their parent depth first. */
  readonly parents: readonly number[];
  readonly names: readonly string[];
  /** Six whole millimeters per node: min x, y, z, max x, y, z. Boxes are never empty. */
  readonly boxes: readonly number[];
  /** Index into `propertySets` per node. */
  readonly properties: readonly number[];
  readonly propertySets: readonly NodeProperties[];
}

/** A node of a generated model: it always has properties. */
export type PlantNode = DemoNode & { readonly properties: NodeProperties };

/** Unpacks a node table; the item at index i is the node with tree index i. */
export function unpackNodes(table: PackedNodes): PlantNode[] {
  const count = table.ids.length;
  const subtreeSizes = new Array<number>(count).fill(1);
  const depths = new Array<number>(count).fill(0);
  table.parents.forEach((parent, index) => {
    if (parent >= 0) depths[index] = (depths[parent] ?? 0) + 1;
  });
  for (let index = count - 1; index > 0; index--) {
    const parent = table.parents[index] ?? -1;
    subtreeSizes[parent] = (subtreeSizes[parent] ?? 0) + (subtreeSizes[index] ?? 0);
  }
  return table.ids.map((id, treeIndex) => {
    const parent = table.parents[treeIndex] ?? -1;
    const box = table.boxes.slice(6 * treeIndex, 6 * treeIndex + 6).map((value) => value / 1000);
    return {
      id,
      treeIndex,
      ...(parent >= 0 ? { parentId: table.ids[parent] } : {}),
      depth: depths[treeIndex] ?? 0,
      name: table.names[treeIndex] ?? '',
      subtreeSize: subtreeSizes[treeIndex] ?? 1,
      properties: table.propertySets[table.properties[treeIndex] ?? 0] ?? {},
      boundingBox: { min: box.slice(0, 3), max: box.slice(3) },
    };
  });
}
